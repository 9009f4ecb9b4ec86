import { traceRule, type Rule, type Scope, type Trace, type Wizard } from '../../engine/index.ts';
import { pathsOfAtom } from '../prove/atomsOf.ts';
import { pointerTo } from '../lint/pointerTo.ts';
import { ruleInWords, type NameOf } from './ruleInWords.ts';

/** One part of a condition and whether it holds now. */
export interface TracedLine {
  readonly depth: number;
  readonly holds: boolean;
  /** German. */
  readonly says: string;
  /** Values it reads, by path; only of the smallest parts. */
  readonly now: readonly (readonly [path: string, value: string | number | boolean | null])[];
  /** Where the part is written; null for parts inside a condition. */
  readonly place: { readonly file: string; readonly pointer: string } | null;
}

/** A rule with the truth of every part, outermost first. */
export function tracedLines(wizard: Wizard, rule: Rule, scope: Scope, nameOf: NameOf): readonly TracedLine[] {
  return lines(traceRule(rule, scope), 0);

  function lines(trace: Trace, depth: number): readonly TracedLine[] {
    const { condition, parts } = trace;
    const named = condition === null ? undefined : wizard.conditions.get(condition);
    const inside = isConnective(trace.rule) || named ? parts : [];
    const line: TracedLine = {
      depth,
      holds: Boolean(trace.value),
      says: named?.says ?? ruleInWords(trace.rule, wizard.conditions, nameOf),
      now: inside.length > 0 ? [] : pathsOfAtom(trace.rule).flatMap(valueNow),
      place: named ? { file: named.file, pointer: pointerTo('conditions', named.name) } : null,
    };
    return [line, ...inside.flatMap((part) => lines(part, depth + 1))];
  }

  function valueNow(path: string): TracedLine['now'] {
    const value = scope.read(path);
    return value === null || typeof value !== 'object' ? [[path, value]] : [];
  }
}

function isConnective(rule: Rule): boolean {
  if (rule === null || typeof rule !== 'object') return false;
  const [operator] = Object.keys(rule);
  return operator === 'and' || operator === 'or' || operator === '!';
}
