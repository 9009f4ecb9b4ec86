import { fieldFormat } from '../../../engine/index.ts';
import type { ControlDescription } from '../../inputs/ControlDescription.ts';
import { noParameters } from '../../inputs/noParameters.ts';

export const control = {
  types: ['string'],
  parameters: noParameters,
  pattern: 'textbox',
  isPersonal: true,
  isSecret: true,
  keepsSpaces: true,
  parse: (typed) => (typed === '' ? null : typed),
  format: fieldFormat((typed) => ({ value: typed })).format,
} as const satisfies ControlDescription;
