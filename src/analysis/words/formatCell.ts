import {
  isList,
  getValueColumn,
  writeValue,
  type TableDefinition,
  type TableRow,
} from '../../engine/index.ts';
import { say } from '../messages/messages.ts';

/** Formats a cell; an empty cell is an empty text. */
export function formatCell({ columns }: TableDefinition, row: TableRow, column: string): string {
  const cell = row[column];
  if (cell === undefined || cell === null) return '';
  if (typeof cell === 'boolean') return say(cell ? 'words.yes' : 'words.no');
  if (typeof cell !== 'object') return writeValue(getValueColumn(columns[column])?.format ?? null, cell);
  if (isList(cell)) return formatList(cell);
  if ('not' in cell && isList(cell.not)) return say('words.not', { says: formatList(cell.not) });
  return 'from' in cell && 'to' in cell
    ? say('words.run', { from: JSON.stringify(cell.from), to: JSON.stringify(cell.to) })
    : JSON.stringify(cell);
}

function formatList(values: readonly unknown[]): string {
  return values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(', ');
}
