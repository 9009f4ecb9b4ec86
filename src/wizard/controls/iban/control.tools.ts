import type { ControlDescription } from '../../inputs/ControlDescription.ts';
import { noParameters } from '../../inputs/noParameters.ts';

export const tools = {
  types: ['string'],
  parameters: noParameters,
  pattern: 'textbox',
  isSecret: true,
} as const satisfies ControlDescription;
