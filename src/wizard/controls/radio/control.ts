import { type ControlType, fieldFormat } from '../../../engine/index.ts';

export const control = fieldFormat('line') satisfies ControlType;
