import { type ControlType, fieldFormat } from '../../../engine/index.ts';
import { readNumber, writeNumber } from './readNumber.ts';

export const control = fieldFormat('code', readNumber, writeNumber) satisfies ControlType;
