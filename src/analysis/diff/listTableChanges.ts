import type { Repository } from '../../definitions/index.ts';
import type { TableDefinition, TableRow } from '../../engine/index.ts';
import { findTableReads } from '../lint/shared/findTableReads.ts';
import { say } from '../messages/messages.ts';
import { formatCell } from '../words/formatCell.ts';
import { describeRow } from '../words/describeRow.ts';
import { sortKeys } from './listFrameChanges.ts';

/** The changes of a table, one sentence each, and the forms that read it now or did before. */
export interface TableChange {
  readonly table: string;
  readonly sentences: readonly string[];
  readonly forms: readonly string[];
}

/** `columns`: whether sentences name the columns of the file. */
export function listTableChanges(
  old: Repository,
  now: Repository,
  columns: 'named' | 'unnamed',
): readonly TableChange[] {
  const [before, after] = [old.shared.tables, now.shared.tables];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((table) => {
    const sentences = describeTableChange(before[table], after[table], columns);
    const forms = [...new Set([...findTableReaders(old, table), ...findTableReaders(now, table)])].sort();
    return sentences.length === 0 ? [] : [{ table, sentences, forms }];
  });
}

function findTableReaders({ forms }: Repository, table: string): readonly string[] {
  return forms.filter(({ source }) => findTableReads(source).has(table)).map(({ id }) => id);
}

function describeTableChange(
  old: TableDefinition | undefined,
  now: TableDefinition | undefined,
  columns: 'named' | 'unnamed',
): readonly string[] {
  if (!old || !now) {
    const { rows = [] } = old ?? now ?? {};
    return [say(now ? 'diff.table.new' : 'diff.table.gone', { rows: rows.length })];
  }
  const before = new Map(old.rows.map((row) => [describeRow(old, row), row]));
  const after = new Map(now.rows.map((row) => [describeRow(now, row), row]));
  return [
    ...describeFrameChange(old, now),
    ...[...after].flatMap(([name, row]) => {
      const was = before.get(name);
      return was
        ? listCellChanges(name, { table: old, row: was }, { table: now, row }, columns)
        : [say('diff.row.new', { row: name, cells: describeCells(now, row, columns) })];
    }),
    ...[...before].flatMap(([name, row]) =>
      after.has(name) ? [] : [say('diff.row.gone', { row: name, cells: describeCells(old, row, columns) })],
    ),
    ...describeOrderChange([...before.keys()], [...after.keys()]),
  ];
}

/** Compares everything but the rows and the sentence. */
function describeFrameChange(old: TableDefinition, now: TableDefinition): readonly string[] {
  const [before, after] = [old, now].map((table) =>
    JSON.stringify(sortKeys({ ...table, rows: [], says: '' })),
  );
  return before === after ? [] : [say('diff.table.frame')];
}

interface PlacedRow {
  readonly table: TableDefinition;
  readonly row: TableRow;
}

function listCellChanges(
  name: string,
  old: PlacedRow,
  now: PlacedRow,
  columns: 'named' | 'unnamed',
): readonly string[] {
  const all = new Set([...Object.keys(old.row), ...Object.keys(now.row)]);
  return [...all].flatMap((column) => {
    const isSame = JSON.stringify(sortKeys(old.row[column])) === JSON.stringify(sortKeys(now.row[column]));
    if (isSame) return [];
    const inWords = ({ table, row }: PlacedRow) => formatCell(table, row, column) || say('frame.no-start');
    const words = { row: name, now: inWords(now), old: inWords(old) };
    return [columns === 'named' ? say('diff.cell', { ...words, column }) : say('plain.cell', words)];
  });
}

function describeCells(table: TableDefinition, row: TableRow, columns: 'named' | 'unnamed'): string {
  return Object.keys(row)
    .filter((column) => column !== table.key)
    .map((column) => (columns === 'named' ? `${column} ` : '') + formatCell(table, row, column))
    .join(', ');
}

/** Describes a changed order by the rows that follow another row now. Rows of only one table do not count. */
function describeOrderChange(old: readonly string[], now: readonly string[]): readonly string[] {
  const before = old.filter((name) => now.includes(name));
  const after = now.filter((name) => old.includes(name));
  const movedNames = after.filter(
    (name, position) => position > 0 && after[position - 1] !== before[before.indexOf(name) - 1],
  );
  return movedNames.length === 0
    ? []
    : [say('diff.row.order', { rows: movedNames.map((name) => say('words.quoted', { name })).join(', ') })];
}
