import type { ControlDescription } from '../../inputs/ControlDescription.ts';
import { buildQuickParameters } from '../../inputs/quick/buildQuickParameters.ts';

export const tools = {
  types: ['string'],
  parameters: buildQuickParameters(
    ['today', 'yesterday'],
    'Schaltflächen unter dem Feld, die einen Tag eintragen; außerhalb der Grenzen fehlen sie',
  ),
  pattern: 'textbox',
  schemaFormat: 'date',
} as const satisfies ControlDescription;
