import { fieldFormat } from '../../../engine/index.ts';
import { readNumber, writeNumber } from './readNumber.ts';
import type { ControlDescription } from '../../inputs/ControlDescription.ts';
import { noParameters } from '../../inputs/noParameters.ts';

export const control = {
  types: ['number', 'integer'],
  parameters: noParameters,
  pattern: 'textbox',
  ...fieldFormat(readNumber, writeNumber),
} as const satisfies ControlDescription;
