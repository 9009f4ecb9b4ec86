import { type ControlType, fieldFormat } from '../../../engine/index.ts';

export const control = {
  text: 'secret',
  parse: (typed) => (typed === '' ? null : typed),
  format: fieldFormat('line').format,
} as const satisfies ControlType;
