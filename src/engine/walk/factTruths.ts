import type { CompiledRule } from '../definition/CompiledRule.ts';
import type { Wizard } from '../definition/Wizard.ts';
import { ruleHolds } from '../expressions/evaluateExpression.ts';
import type { Scope } from '../expressions/operators/Scope.ts';
import type { Facts } from './Walk.ts';

const truthsByFacts = new WeakMap<Wizard, WeakMap<Facts, Map<CompiledRule, boolean>>>();
const factsAloneByRule = new WeakMap<CompiledRule, boolean>();

/** Tells whether a rule holds. A rule that reads only facts is evaluated once for the same facts. */
export function holdsWithFacts(wizard: Wizard, facts: Facts, rule: CompiledRule, scope: Scope): boolean {
  if (!readsFactsAlone(wizard, rule)) return ruleHolds(rule.rule, scope);
  const ofWizard = truthsByFacts.get(wizard) ?? new WeakMap<Facts, Map<CompiledRule, boolean>>();
  truthsByFacts.set(wizard, ofWizard);
  const truths = ofWizard.get(facts) ?? new Map<CompiledRule, boolean>();
  ofWizard.set(facts, truths);
  const known = truths.get(rule);
  if (known !== undefined) return known;
  const truth = ruleHolds(rule.rule, scope);
  truths.set(rule, truth);
  return truth;
}

function readsFactsAlone({ indexOf }: Wizard, rule: CompiledRule): boolean {
  const known = factsAloneByRule.get(rule);
  if (known !== undefined) return known;
  const { reads, readsRow } = rule;
  const isAlone = !readsRow && !reads.some((path) => indexOf.has(path) || path.startsWith('check.'));
  factsAloneByRule.set(rule, isAlone);
  return isAlone;
}
