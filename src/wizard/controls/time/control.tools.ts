import type { ControlDescription } from '../../inputs/ControlDescription.ts';
import { quickParameters } from '../../inputs/quick/quickParameters.ts';

export const tools = {
  types: ['string'],
  parameters: quickParameters(['now'], 'Schaltfläche unter dem Feld, die die Uhrzeit jetzt einträgt'),
  pattern: 'textbox',
  schemaFormat: 'time',
} as const satisfies ControlDescription;
