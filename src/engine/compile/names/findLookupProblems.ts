import { isRecord } from '../../../plain/isRecord.ts';
import type { Problem } from '../../definition/Problem.ts';
import { getValueColumn } from '../../definition/tableRows.ts';
import type { TableDefinition } from '../../definition/files/TablesFile.ts';
import { membersOfObject, parseOperation, type Operation } from '../../expressions/parseOperation.ts';
import { didYouMean } from '../../messages/didYouMean.ts';
import { mistake } from '../../messages/messages.ts';

/** Finds mistakes in the column that is looked up, and in the key columns. */
export function findLookupProblems(
  { operator, operands }: Operation,
  tables: Readonly<Record<string, TableDefinition>>,
): readonly Omit<Problem, 'file' | 'pointer'>[] {
  const [name, key = null, column] = operands;
  const table =
    operator.args[0]?.at === 'table' && typeof name === 'string' && Object.hasOwn(tables, name)
      ? tables[name]
      : undefined;
  if (typeof name !== 'string' || table === undefined) return [];
  const names = Object.entries(table.columns).flatMap(([one, is]) => (getValueColumn(is) ? [one] : []));
  const isUnknown = typeof column === 'string' && !names.includes(column);
  const by = membersOfObject(key) ?? (isMembers(key) ? key : null);
  const set = by === null ? null : Object.keys(by).toSorted().join(', ');
  const sets = (table.unique ?? []).map((one) => one.toSorted().join(', '));
  return [
    ...(isUnknown
      ? [{ ...mistake('unknown-column', { table: name, name: column }), ...didYouMean(column, names) }]
      : []),
    ...(set === null || sets.includes(set) ? [] : [mistake('not-unique', { table: name, columns: set })]),
  ];
}

/** Tells whether a key is written as an object of values. */
function isMembers(key: Operation['operands'][number]): key is Readonly<Record<string, never>> {
  return isRecord(key) && parseOperation(key) === null;
}
