import type { Column } from '../../model/tables/cells.ts';
import { say } from '../say.ts';

/** Says what stands in a column. */
export function sayColumn(column: Column, isKey: boolean): string {
  if ('match' in column) return say('tables.column.match', { name: column.match });
  const kind = say(column.format === 'euro' ? 'tables.column.euro' : `tables.column.${column.type}`);
  return isKey ? say('tables.column.key', { kind }) : kind;
}
