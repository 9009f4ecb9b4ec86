import { fieldFormat } from '../../../engine/index.ts';
import { readTime } from './readTime.ts';
import type { ControlDescription } from '../../inputs/ControlDescription.ts';
import { quickParameters } from '../../inputs/quick/quickParameters.ts';

export const control = {
  types: ['string'],
  parameters: quickParameters(['now'], 'Schaltfläche unter dem Feld, die die Uhrzeit jetzt einträgt'),
  pattern: 'textbox',
  schemaFormat: 'time',
  ...fieldFormat(readTime),
} as const satisfies ControlDescription;
