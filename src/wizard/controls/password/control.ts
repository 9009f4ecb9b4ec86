import { fieldFormat } from '../../../engine/index.ts';
import type { ControlDescription } from '../ControlDescription.ts';
import { noParameters } from '../noParameters.ts';

export const control = {
  types: ['string'],
  parameters: noParameters,
  pattern: 'textbox',
  keepsSpaces: true,
  parse: (typed) => (typed === '' ? null : typed),
  format: fieldFormat((typed) => ({ value: typed })).format,
} as const satisfies ControlDescription;
