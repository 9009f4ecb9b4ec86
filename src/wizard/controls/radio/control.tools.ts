import type { ControlDescription } from '../../inputs/ControlDescription.ts';
import { noParameters } from '../../inputs/noParameters.ts';

export const tools = {
  types: ['string', 'number', 'integer'],
  parameters: noParameters,
  pattern: 'radios',
  isChoice: true,
} as const satisfies ControlDescription;
