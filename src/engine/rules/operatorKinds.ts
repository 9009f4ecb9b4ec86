import type { Scope, ScopeValue } from './Scope.ts';

export type OperandKind =
  'value' | 'boolean' | 'number' | 'string' | 'date' | 'list' | 'path' | 'condition' | 'table' | 'rule';

export interface OperatorSpec {
  readonly arguments: readonly [min: number, max: number];
  /** Kinds of the arguments; the last one repeats. */
  readonly takes: readonly OperandKind[];
  readonly gives: 'boolean' | 'number' | 'date' | 'value';
  readonly means: string;
  /** German sentence; `{0}`, `{1}` are the operands, `{*}` all of them joined. */
  readonly says: string;
  /** Absent where json-logic-js's own control flow does it. `this` is the scope. Missing operands arrive as null. */
  readonly apply?: (this: Scope, ...operands: readonly ScopeValue[]) => ScopeValue;
}

/** A literal name; `ruleProblems` refuses anything else. */
export function nameOf(operand: ScopeValue): string {
  return typeof operand === 'string' ? operand : '';
}

type Comparable = string | number | boolean;

export function comparison(
  says: string,
  compare: (left: Comparable, right: Comparable) => boolean,
  means: string,
): OperatorSpec {
  return {
    arguments: [2, 2],
    takes: ['value'],
    gives: 'boolean',
    means: `${means}; false when either is missing or the types differ`,
    says,
    apply: (left, right) =>
      typeof left !== 'object' && typeof right !== 'object' && typeof left === typeof right
        ? compare(left, right)
        : false,
  };
}

export function quantifier(says: string, means: string): OperatorSpec {
  return { arguments: [2, 2], takes: ['list', 'rule'], gives: 'boolean', means, says };
}

export function textTest(
  says: string,
  means: string,
  test: (text: string, part: string) => boolean,
): OperatorSpec {
  return {
    arguments: [2, 2],
    takes: ['string'],
    gives: 'boolean',
    means,
    says,
    apply: (text, part) => typeof text === 'string' && typeof part === 'string' && test(text, part),
  };
}

export function extreme(
  says: string,
  means: string,
  better: (left: Comparable, right: Comparable) => boolean,
): OperatorSpec {
  return {
    arguments: [1, 20],
    takes: ['value'],
    gives: 'value',
    means,
    says,
    apply: (...values) =>
      allNumbers(values) || allStrings(values)
        ? values.reduce((best, value) => (better(value, best) ? value : best))
        : null,
  };
}

export function allNumbers(values: readonly ScopeValue[]): values is readonly number[] {
  return values.every((value) => typeof value === 'number');
}

function allStrings(values: readonly ScopeValue[]): values is readonly string[] {
  return values.every((value) => typeof value === 'string');
}
