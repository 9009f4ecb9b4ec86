import type { Expression } from '../definition/Expression.ts';
import { computeDerivedValue, type Derivation } from '../definition/Derivation.ts';
import type { CompiledCondition } from '../definition/CompiledRule.ts';
import type { Wizard } from '../definition/Wizard.ts';
import { ruleHolds } from '../expressions/evaluateExpression.ts';
import type { Scope, ScopeValue } from '../expressions/operators/Scope.ts';
import type { Answers, CheckStates, Facts, FactValue, FieldState, ListState, NodeState } from './Walk.ts';
import { toMoney } from '../expressions/operators/amounts.ts';
import { type RowContext, getMember, getOwnMember, createRowScope, toScopeValue } from './createRowScope.ts';
import { holdsWithFacts } from './factTruths.ts';
import { lookUpCell, listTableRows } from './tables.ts';

/** The readable part of a walk. During evaluation, `nodes` has no entries from the current node on. */
export interface WalkView {
  readonly wizard: Wizard;
  readonly facts: Facts;
  readonly checks: CheckStates;
  readonly start: Answers | null;
  readonly nodes: readonly (NodeState | undefined)[];
}

/** Creates the scope in which rules of a walk are evaluated. @public */
export function walkScope(view: WalkView): Scope {
  const { wizard } = view;
  const { condition, lookup, derive } = getDefinitions(wizard);
  const scope: Scope = {
    read(path) {
      const index = wizard.indexOf.get(path);
      if (index !== undefined)
        return getNodeValue(view.nodes[index], path, { scope, formats: wizard.formats });
      if (path.startsWith('table.')) {
        return listTableRows(wizard, path, scope, (rule) => holdsWithFacts(wizard, view.facts, rule, scope));
      }
      if (path.startsWith('check.'))
        return Object.hasOwn(view.checks, path.slice(6)) ? (view.checks[path.slice(6)] ?? null) : 'idle';
      return getFact(view.facts, path, { scope, formats: wizard.formats });
    },
    old(path) {
      if (!view.start) return null;
      const answer = Object.hasOwn(view.start.values, path) ? (view.start.values[path] ?? null) : null;
      if (answer === null) return isTwoValued(wizard, path) ? false : null;
      return typeof answer === 'object' || answer === '' ? null : answer;
    },
    changed(path) {
      const node = view.nodes[wizard.indexOf.get(path) ?? -1];
      if (node?.kind === 'list') return node.shown && hasChangedRows(node, view.start);
      // A hidden field has not changed, even where it has a start value.
      if (node?.kind === 'field' && !node.shown) return false;
      return scope.read(path) !== scope.old(path);
    },
    condition,
    holds: (name, within) => holdsWithFacts(wizard, view.facts, getCondition(wizard, name), within),
    lookup,
    derive,
  };
  return scope;
}

/** Tells whether rows were added or removed, or have other answers than on entry. */
function hasChangedRows({ list, rows }: ListState, start: Answers | null): boolean {
  const before = start?.rows[list.path] ?? [];
  if (rows.length !== before.length || rows.some(({ id }, index) => id !== before[index])) return true;
  return rows.some(({ parts }) =>
    parts.some((part) => part.kind === 'field' && part.answer !== (start?.values[part.key] ?? null)),
  );
}

/** Creates a scope over plain values, for examples of conditions and for the tools. @public */
export function plainScope(wizard: Wizard, given: Readonly<Record<string, FactValue>>): Scope {
  const scope: Scope = {
    read: (path) =>
      path.startsWith('table.') && !Object.hasOwn(given, path)
        ? listTableRows(wizard, path, scope, ({ rule }) => ruleHolds(rule, scope))
        : getFact(given, path, { scope, formats: wizard.formats }),
    old: () => null,
    changed: (path) => scope.read(path) !== null,
    ...getDefinitions(wizard),
  };
  return scope;
}

/** Tells whether the field at `path` is a checkbox or switch, which is false as long as it is untouched. */
function isTwoValued({ indexOf, nodes }: Wizard, path: string): boolean {
  const node = nodes[indexOf.get(path) ?? -1];
  return node?.kind === 'field' && node.twoValued;
}

/** Returns the value at a path. A path below a field names a member of its file. */
function getNodeValue(node: NodeState | undefined, path: string, around: RowContext): ScopeValue {
  switch (node?.kind) {
    case 'field':
      return node.key === path ? node.value : getFileMember(node, path.slice(node.key.length + 1));
    case 'list':
      return (
        node.value?.map((row, position) => createRowScope(around, node.list.path, row, position + 1)) ?? null
      );
    default:
      return null;
  }
}

function getFileMember({ value, answer }: FieldState, member: string): ScopeValue {
  if (value === null || answer === null || typeof answer !== 'object' || !('file' in answer)) return null;
  return member === 'size' ? answer.size : answer.name;
}

/** Returns a fact by its whole name, or a member of a result (`result.<name>.<member>`). */
function getFact(facts: Facts, path: string, around: RowContext): ScopeValue {
  if (!path.startsWith('result.')) return toScopeValue(getOwnMember(facts, path), path, around);
  const [area = '', name = '', ...members] = path.split('.');
  const whole = `${area}.${name}`;
  if (members.length === 0 || !Object.hasOwn(facts, whole))
    return toScopeValue(getOwnMember(facts, path), path, around);
  return toScopeValue(getMember(getOwnMember(facts, whole), members.join('.')), path, around);
}

type Definitions = Pick<Scope, 'condition' | 'holds' | 'lookup' | 'derive'>;

const definitions = new WeakMap<Wizard, Definitions>();

/** Returns the definitions that all scopes of a form share. */
function getDefinitions(wizard: Wizard): Definitions {
  const known = definitions.get(wizard) ?? readDefinitions(wizard);
  definitions.set(wizard, known);
  return known;
}

function getCondition({ conditions }: Wizard, name: string): CompiledCondition {
  const named = conditions.get(name);
  if (!named) throw new Error(`unknown condition "${name}"`);
  return named;
}

function readDefinitions(wizard: Wizard): Definitions {
  const condition = (name: string): Expression => getCondition(wizard, name).rule;
  return {
    condition,
    holds: (name, within) => ruleHolds(condition(name), within),
    lookup: (table, key, column) => lookUpCell(wizard, table, key, column),
    derive: (name, values) => {
      const derivation = Object.hasOwn(wizard.derivations, name) ? wizard.derivations[name] : undefined;
      if (!derivation) throw new Error(`unknown derivation "${name}"`);
      return toDeclaredUnit(derivation, computeDerivedValue(derivation, values));
    },
  };
}

function toDeclaredUnit({ to: { format } }: Derivation, value: unknown): unknown {
  return format === 'euro' && typeof value === 'number' ? toMoney(value) : value;
}
