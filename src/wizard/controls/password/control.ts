import { type ControlType, fieldFormat } from '../../../engine/index.ts';

export const control = {
  keepsSpaces: true,
  parse: (typed) => (typed === '' ? null : typed),
  format: fieldFormat((typed) => ({ value: typed })).format,
} as const satisfies ControlType;
