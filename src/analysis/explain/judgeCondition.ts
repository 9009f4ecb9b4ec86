import {
  changeWalk,
  type ChangeRequest,
  collectReads,
  expandExpression,
  type Expression,
  type FieldKey,
  pathsIn,
  ruleHolds,
  type Walk,
  walkScope,
} from '../../engine/index.ts';
import { getFieldScope } from './explainField.ts';
import { listAtoms } from '../prove/values/listAtoms.ts';
import { describeRule } from '../words/describeRule.ts';
import { type AnswerChange, findSmallestChange } from './findSmallestChange.ts';

/** A condition that is still being written, in the present situation. */
export interface Judgement {
  readonly holds: boolean;
  /** Each part with its sentence. */
  readonly parts: readonly { readonly says: string; readonly holds: boolean }[];
  /** The fewest answers after which the whole is the other way round; null when none were found. */
  readonly otherwise: readonly AnswerChange[] | null;
}

interface JudgedWith {
  /** More than two answers that may turn it round, the fewest first. */
  readonly tries: readonly (readonly AnswerChange[])[];
  /** The key of the question of a list that the condition is about: `witness.people[3].email`; null outside of lists. */
  readonly key: FieldKey | null;
}

/**
 * Judges a condition and its parts on the answers of a walk; null when one of them cannot be read.
 * @example judgeCondition(walk, { and: ['type.selfDamage', 'leased'] }, ['type.selfDamage', 'leased'], { tries: [], key: null })
 */
export function judgeCondition(
  walk: Walk,
  written: Expression,
  parts: readonly Expression[],
  { tries, key }: JudgedWith,
): Judgement | null {
  const { wizard } = walk;
  const expanded = [written, ...parts].map((one) => expandExpression(one, 'condition'));
  const [whole, ...others] = expanded;
  const hasMistake = expanded.some((one) => one.parts.some(({ kind }) => kind === 'mistake'));
  if (whole === undefined || hasMistake) return null;
  const getScope = (one: Walk) => (key === null ? walkScope(one) : getFieldScope(one, key));
  const scope = getScope(walk);
  const holds = ruleHolds(whole.expression, scope);
  const isOther = (later: Walk) => ruleHolds(whole.expression, getScope(later)) !== holds;
  const row = key === null ? null : key.slice(0, key.indexOf(']') + 1);
  const { reads } = collectReads(whole.expression, wizard.conditions);
  const ofRow = listAtoms(whole.expression, wizard.conditions)
    .flatMap(pathsIn)
    .filter((path) => path.startsWith('row.'));
  return {
    holds,
    parts: others.map(({ expression }) => ({
      says: describeRule(wizard, expression),
      holds: ruleHolds(expression, scope),
    })),
    otherwise:
      findSmallestChange(walk, [...reads, ...ofRow], row, isOther) ??
      tries.find((changes) => isOther(changeWalk(walk, changes.map(toRequest)).walk)) ??
      null,
  };
}

function toRequest({ key, to }: AnswerChange): ChangeRequest {
  return { set: key, to };
}
