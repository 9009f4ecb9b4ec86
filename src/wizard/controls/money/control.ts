import { fieldFormat } from '../../../engine/index.ts';
import { readAmount, writeAmount } from '../number/readNumber.ts';
import type { ControlDescription } from '../../inputs/ControlDescription.ts';
import { noParameters } from '../../inputs/noParameters.ts';

export const control = {
  types: ['number'],
  parameters: noParameters,
  pattern: 'textbox',
  ...fieldFormat(readAmount, writeAmount),
} as const satisfies ControlDescription;
