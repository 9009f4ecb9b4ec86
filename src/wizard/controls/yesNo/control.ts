import { booleanFormat } from '../../inputs/choice/booleanFormat.ts';
import type { ControlDescription } from '../../inputs/ControlDescription.ts';
import { noParameters } from '../../inputs/noParameters.ts';

export const control = {
  types: ['boolean'],
  parameters: noParameters,
  pattern: 'radios',
  ...booleanFormat,
} as const satisfies ControlDescription;
