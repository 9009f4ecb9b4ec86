import type { FieldKey, Step, Wizard, WizardNode } from '../definition/Wizard.ts';
import type { CompiledRule, CompiledValue } from '../definition/CompiledRule.ts';
import { evaluateValue as valueOf, ruleHolds } from '../expressions/evaluateExpression.ts';
import { findExpressionFormat } from '../expressions/findExpressionFormat.ts';
import { type FormatName, writeValue } from '../formats/formats.ts';
import { findKeyIndex, parseFieldKey } from './fieldKey.ts';
import { walkScope } from './scopes.ts';
import type { BlockState, NodeState, Walk } from './Walk.ts';

/**
 * Returns the state of a field, block, list or part of a row; null for an unknown key.
 * @public
 * @example nodeState(walk, 'person.name')
 */
export function nodeState(walk: Walk, key: FieldKey): NodeState | BlockState | null {
  const index = findKeyIndex(walk.wizard, key);
  const node = index === null ? undefined : walk.nodes[index];
  if (!node) return null;
  const { row } = parseFieldKey(key);
  if (row === null) return node.key === key ? node : null;
  if (node.kind !== 'list') return null;
  return node.rows.find(({ id }) => id === row)?.parts.find((part) => part.key === key) ?? null;
}

/** Returns the question, block or list of a state. @public */
export function getDefinition(state: NodeState): WizardNode {
  switch (state.kind) {
    case 'field':
      return state.field;
    case 'list':
      return state.list;
    case 'block':
      return state.block;
  }
}

/** Tells whether a rule holds in a walk. @public */
export function holds(walk: Walk, rule: CompiledRule): boolean {
  return ruleHolds(rule.rule, walkScope(walk));
}

/** Evaluates an expression to a JSON value; null when it has none. @public */
export function evaluateValue(walk: Walk, value: Pick<CompiledValue, 'expression'>): unknown {
  return valueOf(value.expression, walkScope(walk));
}

/**
 * Formats values for texts, by name. Null and values that are no scalars stay unchanged. `rowOf`: the list whose rows the values read.
 * @public
 */
export function formatValues(
  { formats }: Wizard,
  compiled: Readonly<Record<string, Pick<CompiledValue, 'expression'>>>,
  values: Readonly<Record<string, unknown>>,
  rowOf: string | null = null,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const format = findExpressionFormat(compiled[name]?.expression, formats, rowOf);
      return [name, formatWithName(format, value)];
    }),
  );
}

/** Formats a value; the values of a list are joined in a row. */
function formatWithName(format: FormatName | null, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => formatWithName(format, one)).join(', ');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? writeValue(format, value)
    : value;
}

/** Lists the steps that apply now, in order. @public */
export function listApplyingSteps(walk: Walk): readonly Step[] {
  return walk.wizard.steps.filter((step) => walk.applies[step.index]);
}
