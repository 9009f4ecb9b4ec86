import { type ControlType, fieldFormat } from '../../../engine/index.ts';

export const control = fieldFormat((typed) => ({ value: typed })) satisfies ControlType;
