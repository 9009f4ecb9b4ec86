import {
  expandExpression,
  pathsIn,
  type CompiledValue,
  type Expression,
  type FactsDefinition,
  type Wizard,
  type WizardNode,
} from '../../engine/index.ts';
import { isFinite } from './finitePaths.ts';
import { rulesOf } from './rulesOf.ts';

/** Derivations of a form: those whose values are all tried, and those of which a proof tries witnesses. */
export interface DerivationCount {
  readonly exhaustive: number;
  readonly witnesses: number;
  /** One of the latter decides something, so that another value might decide otherwise. */
  readonly undecided: boolean;
}

export function derivationsIn(wizard: Wizard, facts: FactsDefinition): DerivationCount {
  const isTried = (values: Expression) => pathsIn(values).every((path) => isFinite(path, wizard, facts));
  const nodes = wizard.nodes.flatMap((node) => (node.kind === 'list' ? [node, ...node.parts] : [node]));
  const deciding = derivedBy([
    ...rulesOf(wizard).map(({ rule }) => rule.rule),
    ...[...wizard.conditions.values()].map(({ rule }) => rule),
    ...nodes.flatMap(limitsOf),
  ]).map(isTried);
  const others = derivedBy([
    ...nodes.flatMap((node) => (node.kind === 'block' ? expressionsOf(Object.values(node.values)) : [])),
    ...expressionsOf(wizard.start.map(({ value }) => value)),
    ...expressionsOf(wizard.calls.map(({ send }) => send)),
  ]).map(isTried);
  const all = [...deciding, ...others];
  const exhaustive = all.filter(Boolean).length;
  return { exhaustive, witnesses: all.length - exhaustive, undecided: deciding.includes(false) };
}

function limitsOf(node: WizardNode): readonly Expression[] {
  return node.kind === 'field' ? expressionsOf([node.min, node.max, ...node.locks.map(({ to }) => to)]) : [];
}

function expressionsOf(values: readonly (CompiledValue | null | undefined)[]): readonly Expression[] {
  return values.flatMap((value) => (value ? [value.expression] : []));
}

/** What derivations are made of. */
function derivedBy(expressions: readonly Expression[]): readonly Expression[] {
  return expressions.flatMap((expression) =>
    expandExpression(expression, 'value').parts.flatMap((part) =>
      part.kind === 'operation' && part.operation.operator.names === 'derivation'
        ? [part.operation.operands[1] ?? null]
        : [],
    ),
  );
}
