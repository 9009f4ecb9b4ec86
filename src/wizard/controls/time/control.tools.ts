import type { ControlDescription } from '../../inputs/ControlDescription.ts';
import { buildQuickParameters } from '../../inputs/quick/buildQuickParameters.ts';

export const tools = {
  types: ['string'],
  parameters: buildQuickParameters(['now'], 'Schaltfläche unter dem Feld, die die Uhrzeit jetzt einträgt'),
  pattern: 'textbox',
  schemaFormat: 'time',
} as const satisfies ControlDescription;
