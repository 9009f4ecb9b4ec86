import {
  expandExpression,
  pathsIn,
  type CompiledValue,
  type Expression,
  type FactsDefinition,
  type Wizard,
  type WizardNode,
} from '../../engine/index.ts';
import { listAtoms } from './values/listAtoms.ts';
import { isFinite } from './values/finitePaths.ts';
import { listRuleUses } from './rules/listRuleUses.ts';

/** The derivations of a form. */
export interface DerivationCount {
  /** The number of derivations whose values are all tried, and of those with witnesses only. */
  readonly exhaustive: number;
  readonly witnesses: number;
  /** The parts of rules that derivations with witnesses decide. */
  readonly atoms: readonly Expression[];
  /** True when a derivation with witnesses bounds a field, so that another value might bound it otherwise. */
  readonly bounds: boolean;
}

export function countDerivations(wizard: Wizard, facts: FactsDefinition): DerivationCount {
  const isTried = (values: Expression) => pathsIn(values).every((path) => isFinite(path, wizard, facts));
  const nodes = wizard.nodes.flatMap((node) => (node.kind === 'list' ? [node, ...node.parts] : [node]));
  const rules = [
    ...listRuleUses(wizard).map(({ rule }) => rule.rule),
    ...[...wizard.conditions.values()].map(({ rule }) => rule),
  ];
  const limits = nodes.flatMap(listFieldLimits);
  const deciding = listDerivationInputs([...rules, ...limits]).map(isTried);
  const others = listDerivationInputs([
    ...nodes.flatMap((node) =>
      node.kind === 'block' ? listValueExpressions(Object.values(node.values)) : [],
    ),
    ...listValueExpressions(wizard.start.map(({ value }) => value)),
    ...listValueExpressions(wizard.calls.map(({ send }) => send)),
  ]).map(isTried);
  const all = [...deciding, ...others];
  const exhaustive = all.filter(Boolean).length;
  const hasWitnesses = (expression: Expression) =>
    listDerivationInputs([expression]).some((one) => !isTried(one));
  const atoms = rules.flatMap((rule) => listAtoms(rule, wizard.conditions)).filter(hasWitnesses);
  return {
    exhaustive,
    witnesses: all.length - exhaustive,
    atoms: [...new Map(atoms.map((atom) => [JSON.stringify(atom), atom])).values()],
    bounds: limits.some(hasWitnesses),
  };
}

function listFieldLimits(node: WizardNode): readonly Expression[] {
  return node.kind === 'field'
    ? listValueExpressions([node.min, node.max, ...node.locks.map(({ to }) => to)])
    : [];
}

function listValueExpressions(values: readonly (CompiledValue | null | undefined)[]): readonly Expression[] {
  return values.flatMap((value) => (value ? [value.expression] : []));
}

/** Lists the operands of derivations. */
function listDerivationInputs(expressions: readonly Expression[]): readonly Expression[] {
  return expressions.flatMap((expression) =>
    expandExpression(expression, 'value').parts.flatMap((part) =>
      part.kind === 'operation' && part.operation.operator.names === 'derivation'
        ? [part.operation.operands[1] ?? null]
        : [],
    ),
  );
}
