import { fieldFormat } from '../../../engine/index.ts';
import { readDate, writeDate } from './readDate.ts';
import type { ControlDescription } from '../../inputs/ControlDescription.ts';
import { noParameters } from '../../inputs/noParameters.ts';

export const control = {
  types: ['string'],
  parameters: noParameters,
  pattern: 'textbox',
  schemaFormat: 'date',
  ...fieldFormat(readDate, writeDate),
} as const satisfies ControlDescription;
