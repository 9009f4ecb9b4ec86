import { type ControlType, fieldFormat } from '../../../engine/index.ts';

/** This control has no typed text: a name alone stands for a file that did not arrive. */
export const control = fieldFormat('line', () => ({ code: 'upload' })) satisfies ControlType;
