import type { TableDefinition, TableRow } from '../../engine/index.ts';

/** Names a row by its key, and a range of numbers by its ends. */
export function describeRow({ key }: Pick<TableDefinition, 'key'>, row: TableRow): string {
  const cell = row[key];
  if (cell === null || typeof cell !== 'object') return String(cell);
  return 'from' in cell && 'to' in cell
    ? `${JSON.stringify(cell.from)}–${JSON.stringify(cell.to)}`
    : JSON.stringify(cell);
}
