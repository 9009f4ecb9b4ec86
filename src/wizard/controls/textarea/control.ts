import { type ControlType, fieldFormat } from '../../../engine/index.ts';

export const control = {
  takesLines: true,
  ...fieldFormat((typed) => ({ value: typed.replaceAll(/\r\n?/g, '\n') })),
} as const satisfies ControlType;
