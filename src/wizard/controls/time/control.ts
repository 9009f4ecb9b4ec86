import { type ControlType, fieldFormat } from '../../../engine/index.ts';
import { readTime } from './readTime.ts';

export const control = fieldFormat(readTime) satisfies ControlType;
