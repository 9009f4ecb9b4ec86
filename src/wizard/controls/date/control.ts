import { fieldFormat } from '../../../engine/index.ts';
import { readDate, writeDate } from './readDate.ts';
import type { ControlDescription } from '../../inputs/ControlDescription.ts';
import { quickParameters } from '../../inputs/quick/quickParameters.ts';

export const control = {
  types: ['string'],
  parameters: quickParameters(
    ['today', 'yesterday'],
    'Schaltflächen unter dem Feld, die einen Tag eintragen; außerhalb der Grenzen fehlen sie',
  ),
  pattern: 'textbox',
  schemaFormat: 'date',
  ...fieldFormat(readDate, writeDate),
} as const satisfies ControlDescription;
