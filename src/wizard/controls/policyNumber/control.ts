import { fieldFormat } from '../../../engine/index.ts';
import { readPolicyNumber } from './readPolicyNumber.ts';
import type { ControlDescription } from '../../inputs/ControlDescription.ts';
import { noParameters } from '../../inputs/noParameters.ts';

export const control = {
  types: ['string'],
  parameters: noParameters,
  pattern: 'boxes',
  ...fieldFormat(readPolicyNumber),
} as const satisfies ControlDescription;
