import { type ControlType, fieldFormat } from '../../../engine/index.ts';
import { readPlate } from './readPlate.ts';

export const control = fieldFormat(readPlate) satisfies ControlType;
