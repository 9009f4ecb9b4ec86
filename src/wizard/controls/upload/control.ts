import { type ControlType, getAnswerText } from '../../../engine/index.ts';

/** This control has no typed text: a name alone stands for a file that did not arrive. */
export const control = {
  parse: (typed) => (typed.trim() === '' ? null : { unreadable: typed.trim(), code: 'upload' }),
  format: (answer) =>
    answer !== null && typeof answer === 'object' ? getAnswerText(answer) : String(answer ?? ''),
} as const satisfies ControlType;
