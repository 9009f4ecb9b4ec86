import type { CompiledRule, Wizard } from '../../../engine/index.ts';
import { describeRule } from '../../words/describeRule.ts';
import { formatPointer } from '../../lint/shared/formatPointer.ts';
import { mistake } from '../../messages/messages.ts';
import { listNamedConditions, getRuleKey } from '../observations/askRules.ts';
import type { Observations } from '../observations/Observations.ts';
import { listJoinedOperands } from '../rules/listJoinedOperands.ts';
import type { ProofFinding } from './ProofFinding.ts';

/** The findings about rules, and the rules they are about, so that consequences of a constant rule are not reported again. */
export interface RuleFindings {
  readonly findings: readonly ProofFinding[];
  readonly isConstant: (rule: CompiledRule | null) => boolean;
}

/** Returns true for findings about a rule as it is written. */
export function isOfRule(code: string): boolean {
  return code === 'constant-condition' || code === 'operand-without-effect';
}

/** Finds rules with a constant result and operands that never decide, in named conditions and in rules written at their use. */
export function collectRuleFindings(wizard: Wizard, seen: Observations): RuleFindings {
  const names = new Map([...wizard.conditions].map(([name, condition]) => [getRuleKey(condition), name]));
  const isOneSided = (key: string) => seen.truths.get(key)?.size === 1;
  const constantNames = new Set([...names].flatMap(([key, name]) => (isOneSided(key) ? [name] : [])));
  /** A constant condition in the rule is the cause, and has a finding of its own. */
  const isExplained = (rule: CompiledRule['rule']) =>
    listNamedConditions(rule).some((name) => constantNames.has(name));
  const found = [...seen.rules].flatMap(([key, rule]): readonly ProofFinding[] => {
    // A lock by `readOnly` is meant to hold always.
    if (rule.pointer.endsWith('/readOnly')) return [];
    const name = names.get(key) ?? null;
    if (isOneSided(key)) return isExplained(rule.rule) ? [] : [describeConstant(wizard, rule, name, seen)];
    return listOperandsWithoutEffect(rule, seen)
      .filter(({ operand }) => !isExplained(operand))
      .map(({ pointer, operand }) => ({
        file: rule.file,
        pointer: rule.pointer + pointer,
        ...(name === null
          ? mistake('operand-without-effect.inline', { says: describeRule(wizard, operand) })
          : mistake('operand-without-effect', { name })),
        counterexample: null,
      }));
  });
  return {
    findings: found,
    isConstant: (rule) =>
      rule !== null &&
      isOneSided(getRuleKey(rule)) &&
      !names.has(getRuleKey(rule)) &&
      !isExplained(rule.rule),
  };
}

function describeConstant(
  wizard: Wizard,
  { file, pointer, rule }: CompiledRule,
  name: string | null,
  seen: Observations,
): ProofFinding {
  const always = seen.truths.get(getRuleKey({ file, pointer }))?.has(true) ?? false;
  return name === null
    ? {
        file,
        pointer,
        ...mistake(`constant-condition.inline-${always}`, { says: describeRule(wizard, rule) }),
        counterexample: null,
      }
    : {
        file,
        pointer: formatPointer('conditions', name),
        ...mistake(`constant-condition.${always}`, { name }),
        counterexample: null,
      };
}

/** Lists operands that never decided, without those inside of another one. */
function listOperandsWithoutEffect(
  rule: CompiledRule,
  seen: Observations,
): ReturnType<typeof listJoinedOperands> {
  const key = getRuleKey(rule);
  const idle = listJoinedOperands(rule.rule, '').filter(({ pointer }) => !seen.deciding.has(key + pointer));
  return idle.filter(
    ({ pointer }) =>
      !idle.some((outer) => outer.pointer !== pointer && pointer.startsWith(`${outer.pointer}/`)),
  );
}
