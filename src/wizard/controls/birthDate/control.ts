import { fieldFormat } from '../../../engine/index.ts';
import { readFullDate, writeDate } from '../date/readDate.ts';
import type { ControlDescription } from '../../inputs/ControlDescription.ts';
import { noParameters } from '../../inputs/noParameters.ts';

export const control = {
  types: ['string'],
  parameters: noParameters,
  pattern: 'boxes',
  isPersonal: true,
  schemaFormat: 'date',
  ...fieldFormat(readFullDate, writeDate),
} as const satisfies ControlDescription;
