import type { Rule } from '../definition/Rule.ts';
import { namesInRule } from './namesInRule.ts';

export interface Reads {
  /** Paths and facts, through named conditions too, without `row.*`. Sorted. */
  readonly reads: readonly string[];
  /** Reads `row.*` of the row the rule stands in. */
  readonly readsRow: boolean;
}

/** `conditionReads` gives the reads of a named condition; unknown names give none (they are reported elsewhere). */
export function readsOfRule(rule: Rule, conditionReads: (name: string) => Reads | null): Reads {
  const reads = new Set<string>();
  let readsRow = false;
  for (const { kind, name, rowOf } of namesInRule(rule)) {
    if (kind === 'path') {
      if (!name.startsWith('row.')) reads.add(name);
      else if (rowOf === null) readsRow = true;
    } else if (kind === 'condition') {
      const inner = conditionReads(name);
      inner?.reads.forEach((path) => reads.add(path));
      if (rowOf === null) readsRow ||= inner?.readsRow ?? false;
    }
  }
  return { reads: [...reads].sort(), readsRow };
}
