import { booleanFormat } from '../../inputs/choice/booleanFormat.ts';
import type { ControlDescription } from '../ControlDescription.ts';
import { noParameters } from '../noParameters.ts';

export const control = {
  types: ['boolean'],
  parameters: noParameters,
  pattern: 'radios',
  ...booleanFormat,
} as const satisfies ControlDescription;
