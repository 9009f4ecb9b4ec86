import { isList, valueColumn, writeValue, type TableDefinition, type TableRow } from '../../engine/index.ts';
import { say } from '../messages/messages.ts';

/** What stands in a cell; empty where nothing does. */
export function cellInWords({ columns }: TableDefinition, row: TableRow, column: string): string {
  const cell = row[column];
  if (cell === undefined || cell === null) return '';
  if (typeof cell === 'boolean') return say(cell ? 'words.yes' : 'words.no');
  if (typeof cell !== 'object') return writeValue(valueColumn(columns[column])?.format ?? null, cell);
  if (isList(cell)) return cell.join(', ');
  if ('not' in cell && isList(cell.not)) return say('words.not', { says: cell.not.join(', ') });
  return 'from' in cell && 'to' in cell
    ? say('words.run', { from: String(cell.from), to: String(cell.to) })
    : JSON.stringify(cell);
}
