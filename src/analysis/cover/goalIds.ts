import type { CompiledRule } from '../../engine/index.ts';

/** Kinds of goals that a flow test can reach. A goal is a text, so that sets of goals are sets of texts. */
export const goalKinds = ['step', 'condition', 'operand', 'field', 'error', 'outcome', 'brand'] as const;

/** The place identifies a named condition, and a rule that is written where it is used. */
type RulePlace = Pick<CompiledRule, 'file' | 'pointer'>;

export type GoalKind = (typeof goalKinds)[number];

export const goalIds = {
  edge: (from: string, to: string) => buildGoalId('step', from, to),
  condition: (rule: RulePlace, truth: boolean) =>
    buildGoalId('condition', rule.file, rule.pointer, String(truth)),
  operand: (rule: RulePlace, pointer: string, truth: boolean) =>
    buildGoalId('operand', rule.file, rule.pointer, pointer, String(truth)),
  shown: (path: string) => buildGoalId('field', path, 'shown'),
  hidden: (path: string) => buildGoalId('field', path, 'hidden'),
  open: (path: string, code: string) => buildGoalId('error', 'field', path, code),
  check: (step: string, code: string) => buildGoalId('error', 'check', step, code),
  outcome: (place: { readonly file: string; readonly pointer: string }) =>
    buildGoalId('outcome', place.file, place.pointer),
  brand: (brand: string) => buildGoalId('brand', brand),
} as const;

/** Splits a goal into its kind and the parts that it was made of. */
export function splitGoal(goal: string): readonly [GoalKind, ...(readonly string[])] {
  const [kind = '', ...parts] = goal.split(' ');
  return [kind as GoalKind, ...parts];
}

function buildGoalId(kind: GoalKind, ...parts: readonly string[]): string {
  return [kind, ...parts].join(' ');
}
