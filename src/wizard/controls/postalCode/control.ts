import { type ControlType, fieldFormat } from '../../../engine/index.ts';

/** "D-50667" is a German post code, too; those of other countries stay as typed. */
export const control = fieldFormat((typed) => ({
  value: typed.replace(/^D[- ]*(?=\d)/i, ''),
})) satisfies ControlType;
