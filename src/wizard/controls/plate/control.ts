import { fieldFormat } from '../../../engine/index.ts';
import { readPlate } from './readPlate.ts';
import type { ControlDescription } from '../../inputs/ControlDescription.ts';
import { noParameters } from '../../inputs/noParameters.ts';

export const control = {
  types: ['string'],
  parameters: noParameters,
  pattern: 'textbox',
  ...fieldFormat(readPlate),
} as const satisfies ControlDescription;
