import { booleanFormat } from '../../inputs/choice/booleanFormat.ts';
import type { ControlDescription } from '../ControlDescription.ts';
import { noParameters } from '../noParameters.ts';

export const control = {
  types: ['boolean'],
  parameters: noParameters,
  pattern: 'switch',
  isTwoValued: true,
  ...booleanFormat,
} as const satisfies ControlDescription;
