import { listTableEntries, type SharedSource, getValueColumn } from '../../../engine/index.ts';
import { type KnownType, createNumberType, unknownType } from './KnownType.ts';

/** Returns the type of a column of a table, or of the list of its rows; null for every other path. */
export function findColumnType(tables: SharedSource['tables'], path: string): KnownType | null {
  const [area, name = '', ...columns] = path.split('.');
  const table = area === 'table' && Object.hasOwn(tables, name) ? tables[name] : undefined;
  if (table === undefined) return null;
  const [column] = columns;
  if (column === undefined) return { type: 'list', values: null };
  const definition = getValueColumn(table.columns[column]);
  const cells = listTableEntries(table).flatMap(({ cells: all }) => all[column] ?? []);
  const values = [...new Set([...(definition?.enum ?? []), ...cells])].filter(
    (cell) => typeof cell !== 'boolean',
  );
  switch (definition?.type) {
    case undefined:
      return unknownType;
    case 'boolean':
      return { type: 'boolean', values: null };
    case 'string':
      return { type: 'text', values };
    case 'integer':
    case 'number':
      return definition.format === 'euro'
        ? { type: 'money', values }
        : createNumberType(definition.type, values);
  }
}
