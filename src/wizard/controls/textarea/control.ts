import { fieldFormat } from '../../../engine/index.ts';
import type { ControlDescription } from '../../inputs/ControlDescription.ts';
import { noParameters } from '../../inputs/noParameters.ts';

export const control = {
  types: ['string'],
  parameters: noParameters,
  pattern: 'textbox',
  takesLines: true,
  ...fieldFormat((typed) => ({ value: typed.replaceAll(/\r\n?/g, '\n') })),
} as const satisfies ControlDescription;
