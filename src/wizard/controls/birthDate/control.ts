import { type ControlType, fieldFormat } from '../../../engine/index.ts';
import { readFullDate, writeDate } from '../date/readDate.ts';

export const control = fieldFormat(readFullDate, writeDate) satisfies ControlType;
