import { fieldFormat } from '../../../engine/index.ts';
import { readPlate } from './readPlate.ts';
import type { ControlDescription } from '../ControlDescription.ts';
import { noParameters } from '../noParameters.ts';

export const control = {
  types: ['string'],
  parameters: noParameters,
  pattern: 'textbox',
  ...fieldFormat(readPlate),
} as const satisfies ControlDescription;
