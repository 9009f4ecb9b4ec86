import type { ControlDescription } from '../../inputs/ControlDescription.ts';
import { quickParameters } from '../../inputs/quick/quickParameters.ts';

export const tools = {
  types: ['string'],
  parameters: quickParameters(
    ['here'],
    'Schaltfläche unter dem Feld, die die Adresse des eigenen Standorts einträgt; ohne Anbieter, der Standorte nachschlägt, fehlt sie',
  ),
  pattern: 'textbox',
} as const satisfies ControlDescription;
