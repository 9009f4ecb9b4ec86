import type { ValueExpression } from '../definition/Rule.ts';
import type { Wizard } from '../definition/Wizard.ts';
import { readsOfRule } from './readsOfRule.ts';
import { readsOfValue, ruleOfRef } from './valueExpression.ts';

/** Fields, lists and facts a value expression of a compiled form reads, through named conditions too. */
export function readsOfExpression(wizard: Wizard, expression: ValueExpression): readonly string[] {
  const conditionReads = (name: string) => wizard.conditions.get(name) ?? null;
  return readsOfValue(expression, (ref) => readsOfRule(ruleOfRef(ref), conditionReads)).reads;
}
