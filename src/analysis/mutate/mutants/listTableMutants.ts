import {
  isExpression,
  type MutationTools,
  type TableDefinition,
  type TableRow,
  getValueColumn,
} from '../../../engine/index.ts';
import type { TableReads } from '../../lint/shared/findTableReads.ts';
import { say } from '../../messages/messages.ts';
import { describeRow } from '../../words/describeRow.ts';
import type { Keys, Mutant } from './Mutant.ts';
import { listRefMutants } from './listRefMutants.ts';

/**
 * Lists small mistakes in the rows of a table: a row left out, a cell of another row, two rows exchanged, and another condition of a row.
 */
export function listTableMutants(
  name: string,
  table: TableDefinition,
  use: TableReads,
  tools: MutationTools,
): readonly Mutant[] {
  return table.rows.flatMap((row, position): readonly Mutant[] => {
    const keys: Keys = [name, 'rows', position];
    const what = say('mutant.table.row', { table: name, row: describeRow(table, row) });
    return [
      ...(isMissingRowNoticeable(table, row, use)
        ? [{ part: 'tables' as const, keys, kind: 'row-removed', says: say('mutant.table.gone', { what }) }]
        : []),
      ...listCellMutants(table, row, { keys, what, use }),
      ...(use.isOrdered ? exchangeRows(name, table, position) : []),
      ...(use.asksRows ? listWhenMutants(row, keys, what, tools) : []),
    ];
  });
}

/**
 * Returns true when a flow can notice that a row is missing. Lint already requires the rows of a covered column, and a row without a
 * looked-up cell equals a missing row.
 */
function isMissingRowNoticeable(
  { key, columns }: TableDefinition,
  row: TableRow,
  { columns: read, asksRows }: TableReads,
): boolean {
  const isDemanded = Object.values(columns).some((column) => getValueColumn(column)?.covers !== undefined);
  const isFound = [...read].some((column) => column !== key && row[column] !== undefined);
  return !isDemanded && (asksRows || isFound);
}

interface Cells {
  readonly keys: Keys;
  readonly what: string;
  readonly use: TableReads;
}

/** Lists mutants of the cells in columns that the form reads. The key stays, because another key makes another row. */
function listCellMutants(
  table: TableDefinition,
  row: TableRow,
  { keys, what, use }: Cells,
): readonly Mutant[] {
  return [...use.columns].flatMap((column): readonly Mutant[] => {
    const cell = row[column];
    if (column === table.key) return [];
    const isValue = getValueColumn(table.columns[column]) !== null;
    if (isValue ? cell === undefined : row['when'] === false) return [];
    const other = findOtherCell(table, row, column, isValue);
    if (other === null) return [];
    const says = say('mutant.table.cell', {
      what,
      column,
      to: describeCell(other.to),
      from: describeCell(cell),
    });
    const to = other.to === undefined ? {} : { to: other.to };
    return [{ part: 'tables', keys: [...keys, column], kind: 'cell-exchanged', says, ...to }];
  });
}

/** Returns another cell of the column, the most frequent first; in a matched column it may be empty. */
function findOtherCell(
  { rows }: TableDefinition,
  row: TableRow,
  column: string,
  isValue: boolean,
): { readonly to: TableRow[string] | undefined } | null {
  const others = rows
    .map((other) => other[column])
    .filter((cell) => !(isValue && cell === undefined) && !isSame(cell, row[column]));
  const [most] = others.toSorted(
    (left, right) => countSameCells(others, right) - countSameCells(others, left),
  );
  return others.length === 0 ? null : { to: most };
}

function countSameCells(
  cells: readonly (TableRow[string] | undefined)[],
  cell: TableRow[string] | undefined,
): number {
  return cells.filter((other) => isSame(other, cell)).length;
}

function isSame(left: TableRow[string] | undefined, right: TableRow[string] | undefined): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function describeCell(cell: TableRow[string] | undefined): string {
  return cell === undefined ? say('difference.nothing') : JSON.stringify(cell);
}

/** Exchanges a row and the row after it. */
function exchangeRows(
  name: string,
  { rows, ...table }: TableDefinition,
  position: number,
): readonly Mutant[] {
  const [row, next] = rows.slice(position);
  if (row === undefined || next === undefined) return [];
  const names = [row, next].map((one) => describeRow(table, one));
  return [
    {
      part: 'tables',
      keys: [name, 'rows'],
      near: [name, 'rows', position],
      to: rows.toSpliced(position, 2, next, row),
      kind: 'rows-exchanged',
      says: say('mutant.table.order', { table: name, row: names[0] ?? '', other: names[1] ?? '' }),
    },
  ];
}

function listWhenMutants(row: TableRow, keys: Keys, what: string, tools: MutationTools): readonly Mutant[] {
  const when = row['when'];
  if (when === undefined || !isExpression(when)) return [];
  if (when === false)
    return [
      {
        part: 'tables',
        keys: [...keys, 'when'],
        kind: 'when-removed',
        says: say('mutant.table.offered', { what }),
      },
    ];
  return listRefMutants(tools, 'tables', keys, 'when', when, say('mutant.table.applies', { what }));
}
