import type { ControlDescription } from '../../inputs/ControlDescription.ts';
import { buildQuickParameters } from '../../inputs/quick/buildQuickParameters.ts';

export const tools = {
  types: ['string'],
  parameters: buildQuickParameters(
    ['here'],
    'Schaltfläche unter dem Feld, die die Adresse des eigenen Standorts einträgt; ohne Anbieter, der Standorte nachschlägt, fehlt sie',
  ),
  pattern: 'textbox',
} as const satisfies ControlDescription;
