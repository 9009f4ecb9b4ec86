import type { Expression } from '../definition/Expression.ts';
import type { Value } from '../definition/Answer.ts';
import type { Wizard } from '../definition/Wizard.ts';
import { ruleHolds } from '../expressions/evaluateExpression.ts';
import type { Scope, ScopeValue } from '../expressions/Scope.ts';
import type { Answers, CheckStates, Facts, FactValue, NodeState } from './Walk.ts';

/** What a walk in the making knows; `nodes` may still be incomplete below the node being evaluated. */
export interface WalkView {
  readonly wizard: Wizard;
  readonly facts: Facts;
  readonly checks: CheckStates;
  readonly start: Answers | null;
  readonly nodes: readonly (NodeState | undefined)[];
}

export function walkScope(view: WalkView): Scope {
  const { wizard } = view;
  const scope: Scope = {
    read(path) {
      const index = wizard.indexOf.get(path);
      if (index !== undefined) return valueOfNode(view.nodes[index], scope);
      if (path.startsWith('check.'))
        return Object.hasOwn(view.checks, path.slice(6)) ? (view.checks[path.slice(6)] ?? null) : 'idle';
      return Object.hasOwn(view.facts, path) ? factValue(view.facts[path] ?? null, scope) : null;
    },
    old(path) {
      if (!view.start) return null;
      const answer = Object.hasOwn(view.start.values, path) ? (view.start.values[path] ?? null) : null;
      if (answer === null) return isTwoValued(wizard, path) ? false : null;
      return typeof answer === 'object' || answer === '' ? null : answer;
    },
    ...definitionsOf(wizard),
  };
  return scope;
}

/** A row as a scope: `row.*` and `row.number` are its own, everything else is what surrounds it. */
export function rowScope(outside: Scope, row: Readonly<Record<string, Value>>, number: number): Scope {
  return {
    ...outside,
    read(path) {
      if (path === 'row.number') return number;
      if (path.startsWith('row.'))
        return Object.hasOwn(row, path.slice(4)) ? (row[path.slice(4)] ?? null) : null;
      return outside.read(path);
    },
  };
}

/** A scope over plain values, for examples of conditions and for the tools. */
export function plainScope(wizard: Wizard, given: Readonly<Record<string, FactValue>>): Scope {
  const scope: Scope = {
    read: (path) => (Object.hasOwn(given, path) ? factValue(given[path] ?? null, scope) : null),
    old: () => null,
    ...definitionsOf(wizard),
  };
  return scope;
}

/** Untouched, it is false (definitions.md, semantics 5). */
function isTwoValued({ indexOf, nodes }: Wizard, path: string): boolean {
  const node = nodes[indexOf.get(path) ?? -1];
  return node?.kind === 'field' && node.twoValued;
}

function valueOfNode(node: NodeState | undefined, scope: Scope): ScopeValue {
  switch (node?.kind) {
    case 'field':
      return node.value;
    case 'list':
      return node.value?.map((row, position) => rowScope(scope, row, position + 1)) ?? null;
    default:
      return null;
  }
}

function factValue(fact: FactValue, scope: Scope): ScopeValue {
  if (fact === null || typeof fact !== 'object') return fact === '' ? null : fact;
  return fact.length === 0 ? null : fact.map((row, position) => rowScope(scope, row, position + 1));
}

/** What every scope of a form knows. */
function definitionsOf(wizard: Wizard): Pick<Scope, 'condition' | 'holds' | 'lookup' | 'derive'> {
  const condition = (name: string): Expression => {
    const named = wizard.conditions.get(name);
    if (!named) throw new Error(`unknown condition "${name}"`);
    return named.rule;
  };
  return {
    condition,
    holds: (name, within) => ruleHolds(condition(name), within),
    lookup: (table, key) => lookUp(wizard, table, key),
    derive: (name, values) => {
      const derivation = wizard.derivations[name];
      if (!derivation) throw new Error(`unknown derivation "${name}"`);
      return derivation(...values) ?? null;
    },
  };
}

function lookUp(
  wizard: Wizard,
  name: string,
  key: string | number | boolean,
): string | number | boolean | null {
  const table = Object.hasOwn(wizard.tables, name) ? wizard.tables[name] : undefined;
  if (!table || !('map' in table)) return null;
  if (Object.hasOwn(table.map, String(key))) return table.map[String(key)] ?? null;
  return table.else === 'key' ? key : null;
}
