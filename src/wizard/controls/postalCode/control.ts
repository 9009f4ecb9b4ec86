import { type ControlType, fieldFormat } from '../../../engine/index.ts';

/** Reads "D-50667" as a German post code; post codes of other countries stay as typed. */
export const control = fieldFormat('code', (typed) => ({
  value: typed.replace(/^D[- ]*(?=\d)/i, ''),
})) satisfies ControlType;
