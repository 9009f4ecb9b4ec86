import { type ControlType, fieldFormat } from '../../../engine/index.ts';
import { readDate, writeDate } from './readDate.ts';

export const control = fieldFormat('code', readDate, writeDate) satisfies ControlType;
