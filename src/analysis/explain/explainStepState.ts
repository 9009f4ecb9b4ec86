import { type Step, type Walk } from '../../engine/index.ts';
import type { Cause } from './Reason.ts';

/** Explains whether a step is on the customer's way. */
export function explainStepState(walk: Walk, { index, when }: Step): readonly Cause[] {
  const applies = walk.applies[index] === true;
  return [
    {
      kind: applies ? 'applies' : 'skipped',
      rules: when === null ? [] : [when],
      wanted: (later) => (later.applies[index] === true) !== applies,
    },
  ];
}
