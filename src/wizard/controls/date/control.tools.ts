import type { ControlDescription } from '../../inputs/ControlDescription.ts';
import { quickParameters } from '../../inputs/quick/quickParameters.ts';

export const tools = {
  types: ['string'],
  parameters: quickParameters(
    ['today', 'yesterday'],
    'Schaltflächen unter dem Feld, die einen Tag eintragen; außerhalb der Grenzen fehlen sie',
  ),
  pattern: 'textbox',
  schemaFormat: 'date',
} as const satisfies ControlDescription;
