import type { Rule, Wizard } from '../../engine/index.ts';
import { atomsOf } from './atomsOf.ts';

/** Whether a rule tells an answered question from an open one. */
export function asksWhetherAnswered(rule: Rule, { conditions }: Wizard): boolean {
  return atomsOf(rule, conditions).some(
    (atom) => typeof atom === 'object' && atom !== null && 'answered' in atom,
  );
}
