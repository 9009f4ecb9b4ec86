import type { Scalar } from '../definition/Answer.ts';
import type { CompiledRule } from '../definition/CompiledRule.ts';
import type { Wizard } from '../definition/Wizard.ts';
import { asComparable, Money } from '../expressions/operators/amounts.ts';
import type { Scope, ScopeValue } from '../expressions/operators/Scope.ts';
import { type RowContext, createRowScope, type SingleValue, toSingleValue } from './createRowScope.ts';

/** Lists the rows of a table that apply; null when there are none. */
export function listTableRows(
  wizard: Wizard,
  path: string,
  scope: Scope,
  holds: (rule: CompiledRule) => boolean,
): ScopeValue {
  const { entries = [], when = null, watch = null } = wizard.tables.get(path.slice('table.'.length)) ?? {};
  const around: RowContext = { scope, formats: wizard.formats };
  const rows = entries.filter(({ position }) => {
    const rule = when?.[position] ?? null;
    return rule === null || holds(rule);
  });
  // Rows without a condition are not reported.
  watch?.(rows.flatMap(({ position }) => (when?.[position] ? [position] : [])));
  return rows.length === 0
    ? null
    : rows.map(({ cells }, index) => createRowScope(around, path, cells, index + 1));
}

/** Finds a cell of a table, by its key or by the values in other columns. */
export function lookUpCell(
  { tables, formats }: Wizard,
  name: string,
  key: unknown,
  column: string,
): SingleValue | null {
  const table = tables.get(name);
  if (table === undefined) return null;
  const { key: ofTable, unique = [] } = table.definition;
  const wanted = isMembers(key) ? Object.entries(key) : [[ofTable, key] as const];
  const columns = wanted.map(([one]) => one);
  if (
    isMembers(key) &&
    !unique.some((set) => set.length === columns.length && set.every((one) => columns.includes(one)))
  )
    return null;
  const valueAt = (cells: Readonly<Record<string, Scalar>>, at: string) =>
    toSingleValue(cells[at] ?? null, `table.${name}.${at}`, formats);
  const entry = table.entries.find(({ cells }) =>
    wanted.every(([at, value]) => isSame(valueAt(cells, at), value)),
  );
  table.watch?.(entry ? [entry.position] : []);
  return entry ? valueAt(entry.cells, column) : null;
}

function isMembers(key: unknown): key is Readonly<Record<string, unknown>> {
  return key !== null && typeof key === 'object' && !(key instanceof Money);
}

function isSame(cell: SingleValue | null, value: unknown): boolean {
  const [left, right] = asComparable(cell, value);
  return left !== null && left === right;
}
