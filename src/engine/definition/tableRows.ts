import type { Scalar } from './Answer.ts';
import { isExpression, type Expression } from './Expression.ts';
import type { Cell, ColumnDefinition, TableDefinition, TableRow, ValueColumn } from './files/TablesFile.ts';

/** A table row for look-ups: its values by column. */
export interface TableEntry {
  readonly cells: Readonly<Record<string, Scalar>>;
  /** Position of the row as it is written. */
  readonly position: number;
}

/** A range of numbers. */
interface Run {
  readonly from: number;
  readonly to: number;
}

/** Lists all rows with their values; `{ "from": 7, "to": 34 }` stands for one row per number. @public */
export function listTableEntries({ rows, columns }: TableDefinition): readonly TableEntry[] {
  const names = Object.keys(columns);
  return rows.flatMap((row, position) => {
    const [run = { from: 0, to: 0 }] = names.flatMap((name) => readNumberRun(row[name]) ?? []);
    const steps = Array.from({ length: Math.max(0, run.to - run.from + 1) }, (_, step) => step);
    return steps.map((step) => ({
      position,
      cells: Object.fromEntries(
        names.flatMap((name) => {
          const cell = row[name];
          const value = scalarIn(cell) ?? readNumberRun(cell)?.from;
          if (value === undefined) return [];
          return [[name, typeof value === 'number' && readNumberRun(cell) ? value + step : value] as const];
        }),
      ),
    }));
  });
}

/** Returns the column if its cells are values, otherwise null. @public */
export function getValueColumn(column: ColumnDefinition | undefined): ValueColumn | null {
  return column !== undefined && 'type' in column ? column : null;
}

/** Builds the condition of a row; null for a row that always applies. `with.*` in its columns are replaced by the given values. */
export function buildRowCondition(
  { columns }: TableDefinition,
  row: TableRow,
  given: Readonly<Record<string, Expression>> = {},
): Expression | null {
  const matches = Object.entries(columns).flatMap(([name, column]) => {
    const cell = row[name];
    if (!('match' in column) || cell === undefined) return [];
    const { match } = column;
    const read = match.startsWith('with.') ? (given[match.slice('with.'.length)] ?? match) : match;
    return isCell(cell) ? toCellConditions(read, cell) : [];
  });
  const all = [...matches, ...(isExpression(row['when']) && row['when'] !== undefined ? [row['when']] : [])];
  const [first = null] = all;
  return all.length > 1 ? { and: all } : first;
}

function toCellConditions(read: Expression, cell: Cell): readonly Expression[] {
  if (typeof cell !== 'object') return [{ '===': [read, cell] }];
  if ('not' in cell) return [{ '!': { in: [read, cell.not] } }];
  return 'from' in cell ? [] : [{ in: [read, cell] }];
}

/** Tells whether a cell is a value. The meta-schema forbids expressions as cells. */
function isCell(cell: Cell | Expression): cell is Cell {
  return cell !== null;
}

function scalarIn(cell: Cell | Expression | undefined): Scalar | undefined {
  return typeof cell === 'object' || cell === undefined ? undefined : cell;
}

function readNumberRun(cell: Cell | Expression | undefined): Run | undefined {
  if (cell === null || typeof cell !== 'object' || !('from' in cell) || !('to' in cell)) return undefined;
  const { from, to } = cell;
  return typeof from === 'number' && typeof to === 'number' ? { from, to } : undefined;
}
