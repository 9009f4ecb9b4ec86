import { fieldFormat } from '../../../engine/index.ts';
import { readAmount, writeAmount } from '../number/readNumber.ts';
import type { ControlDescription } from '../ControlDescription.ts';
import { noParameters } from '../noParameters.ts';

export const control = {
  types: ['number'],
  parameters: noParameters,
  pattern: 'textbox',
  ...fieldFormat(readAmount, writeAmount),
} as const satisfies ControlDescription;
