import {
  Money,
  parseOperation,
  traceRule,
  type Expression,
  type Scope,
  type Trace,
  type Wizard,
  pathsIn,
} from '../../engine/index.ts';
import { formatPointer } from '../lint/shared/formatPointer.ts';
import type { WizardWithNames } from '../words/describeRule.ts';
import { describeExpression, type Names } from '../words/describeExpression.ts';

/** Returns the label of a path; the path itself when it has no label. */
export type NameLookup = (path: string) => string;

/** One part of a condition and whether it holds now. */
export interface TraceLine {
  readonly depth: number;
  readonly holds: boolean;
  readonly says: string;
  /** Values that the part reads, by path; only for the smallest parts. */
  readonly now: readonly (readonly [path: string, value: string | number | boolean | null])[];
  /** The place where the part is written; null for parts inside a condition. */
  readonly place: { readonly file: string; readonly pointer: string } | null;
}

/** Lists the parts of a rule with their truth, outermost first. A form with names says them instead of codes and facts. */
export function buildTraceLines(
  wizard: Wizard | WizardWithNames,
  rule: Expression,
  scope: Scope,
  nameOf: NameLookup,
): readonly TraceLine[] {
  const plain: Names = { label: nameOf, literal: (value) => String(value), fact: () => null };
  const names = 'names' in wizard ? wizard.names : plain;
  return listLines(traceRule(rule, scope), 0);

  function listLines(trace: Trace, depth: number): readonly TraceLine[] {
    const { condition, parts } = trace;
    const named = condition === null ? undefined : wizard.conditions.get(condition);
    const operator = parseOperation(trace.rule)?.operator;
    const inside = operator?.joins || operator?.negates || named ? parts : [];
    const line: TraceLine = {
      depth,
      holds: Boolean(trace.value),
      says: named?.says ?? describeExpression(trace.rule, wizard.conditions, names),
      now: inside.length > 0 ? [] : pathsIn(trace.rule).flatMap(valueNow),
      place: named ? { file: named.file, pointer: formatPointer('conditions', named.name) } : null,
    };
    return [line, ...inside.flatMap((part) => listLines(part, depth + 1))];
  }

  function valueNow(path: string): TraceLine['now'] {
    const read = scope.read(path);
    const value = read instanceof Money ? read.cents / 100 : read;
    return value === null || typeof value !== 'object' ? [[path, value]] : [];
  }
}
