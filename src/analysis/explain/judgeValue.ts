import {
  changeWalk,
  evaluateValue,
  expandExpression,
  type Expression,
  formatValues,
  type Walk,
} from '../../engine/index.ts';
import type { AnswerChange } from './findSmallestChange.ts';

/** The result of a calculation in words; null: there is none. */
export type ValueResult = string | null;

/**
 * Computes a calculation on the answers of a walk, and on what they would be after each of some changes. Null when it cannot be read.
 * Named values are replaced by what they mean before.
 * @example judgeValue(walk, { add: ['rooms.count', 1] }, [[{ key: 'rooms.count', to: 3 }]]) // { now: '2', tried: ['4'] }
 */
export function judgeValue(
  walk: Walk,
  written: Expression,
  tries: readonly (readonly AnswerChange[])[],
): { readonly now: ValueResult; readonly tried: readonly ValueResult[] } | null {
  const { expression, parts } = expandExpression(written, 'value');
  if (parts.some(({ kind }) => kind === 'mistake')) return null;
  const compute = (on: Walk) => sayResult(walk, expression, evaluateValue(on, { expression }));
  return {
    now: compute(walk),
    tried: tries.map((changes) =>
      compute(
        changeWalk(
          walk,
          changes.map(({ key, to }) => ({ set: key, to })),
        ).walk,
      ),
    ),
  };
}

function sayResult({ wizard }: Walk, expression: Expression, value: unknown): ValueResult {
  if (value === null || value === undefined) return null;
  const { result } = formatValues(wizard, { result: { expression } }, { result: value });
  return typeof result === 'string' ? result : JSON.stringify(result);
}
