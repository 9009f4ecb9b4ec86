import { type ControlType, fieldFormat } from '../../../engine/index.ts';
import { readFullDate, writeDate } from '../date/readDate.ts';

export const control = fieldFormat('code', readFullDate, writeDate) satisfies ControlType;
