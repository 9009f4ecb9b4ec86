import { formatTime, toBerlinTime } from '../../../calendar/index.ts';
import { evaluateValue, type FieldState, type Walk } from '../../../engine/index.ts';

/** The data from which quick answers are made. */
interface QuickMoment {
  readonly walk: Walk;
  readonly now: Date;
}

const answers: Readonly<Record<string, (moment: QuickMoment) => unknown>> = {
  today: ({ walk }) => evaluateValue(walk, { expression: { var: 'today' } }),
  yesterday: ({ walk }) => evaluateValue(walk, { expression: { addDays: [{ var: 'today' }, -1] } }),
  now: ({ now }) => formatTime(toBerlinTime(now).minute),
};

/** Returns the answer that a quick button fills in; null when the field currently accepts no such answer. */
export function getQuickAnswer(name: string, state: FieldState, moment: QuickMoment): string | null {
  const answer = answers[name]?.(moment);
  if (typeof answer !== 'string') return null;
  const { min, max } = state;
  const isEarly = typeof min === 'string' && answer < min;
  const isLate = typeof max === 'string' && answer > max;
  return isEarly || isLate ? null : answer;
}
