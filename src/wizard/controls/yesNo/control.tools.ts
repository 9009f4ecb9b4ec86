import type { ControlDescription } from '../../inputs/ControlDescription.ts';
import { noParameters } from '../../inputs/noParameters.ts';

export const tools = {
  types: ['boolean'],
  parameters: noParameters,
  pattern: 'radios',
} as const satisfies ControlDescription;
