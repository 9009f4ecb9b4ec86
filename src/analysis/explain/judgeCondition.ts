import {
  changeWalk,
  type ChangeRequest,
  collectReads,
  expandExpression,
  type Expression,
  ruleHolds,
  type Walk,
  walkScope,
} from '../../engine/index.ts';
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

/**
 * Judges a condition and its parts on the answers of a walk; null when one of them cannot be read. `tries`: more than two answers that may
 * turn it round, the fewest first.
 * @example judgeCondition(walk, { and: ['type.selfDamage', 'leased'] }, ['type.selfDamage', 'leased'], [])
 */
export function judgeCondition(
  walk: Walk,
  written: Expression,
  parts: readonly Expression[],
  tries: readonly (readonly AnswerChange[])[],
): Judgement | null {
  const { wizard } = walk;
  const expanded = [written, ...parts].map((one) => expandExpression(one, 'condition'));
  const [whole, ...others] = expanded;
  const hasMistake = expanded.some((one) => one.parts.some(({ kind }) => kind === 'mistake'));
  if (whole === undefined || hasMistake) return null;
  const scope = walkScope(walk);
  const holds = ruleHolds(whole.expression, scope);
  const isOther = (later: Walk) => ruleHolds(whole.expression, walkScope(later)) !== holds;
  const { reads } = collectReads(whole.expression, wizard.conditions);
  return {
    holds,
    parts: others.map(({ expression }) => ({
      says: describeRule(wizard, expression),
      holds: ruleHolds(expression, scope),
    })),
    otherwise:
      findSmallestChange(walk, reads, null, isOther) ??
      tries.find((changes) => isOther(changeWalk(walk, changes.map(toRequest)).walk)) ??
      null,
  };
}

function toRequest({ key, to }: AnswerChange): ChangeRequest {
  return { set: key, to };
}
