import { fieldFormat } from '../../../engine/index.ts';
import { readDate, writeDate } from './readDate.ts';
import type { ControlDescription } from '../ControlDescription.ts';
import { noParameters } from '../noParameters.ts';

export const control = {
  types: ['string'],
  parameters: noParameters,
  pattern: 'textbox',
  schemaFormat: 'date',
  ...fieldFormat(readDate, writeDate),
} as const satisfies ControlDescription;
