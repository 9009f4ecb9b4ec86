import { type ControlType, fieldFormat } from '../../../engine/index.ts';

export const control = fieldFormat('lines') satisfies ControlType;
