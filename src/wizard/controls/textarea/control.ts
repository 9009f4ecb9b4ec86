import { fieldFormat } from '../../../engine/index.ts';
import type { ControlDescription } from '../ControlDescription.ts';
import { noParameters } from '../noParameters.ts';

export const control = {
  types: ['string'],
  parameters: noParameters,
  pattern: 'textbox',
  ...fieldFormat((typed) => ({ value: typed.replaceAll(/\r\n?/g, '\n') })),
} as const satisfies ControlDescription;
