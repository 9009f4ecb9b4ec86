import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { TableRow } from '../../../engine/index.ts';
import { readMember, setMember } from '../questions/editJson.ts';
import type { QuestionChange } from '../questions/QuestionEdit.ts';
import type { QuestionTexts } from '../questions/QuestionTexts.ts';
import { type TableEdit, tableFiles } from './TableEdit.ts';

/** Writes the rows of a table. A row that stays keeps its text, wherever it stands then; a changed one keeps that of its other cells. */
export function setRows(texts: QuestionTexts, { table, was, to }: TableEdit): QuestionChange {
  const file = tableFiles.find((one) => readMember(texts.get(one) ?? '{}', [table]) !== undefined);
  if (file === undefined) return { kind: 'conflict' };
  const before = texts.get(file) ?? '{}';
  const node = findNodeAtLocation(parseTree(before) ?? failOn(table), [table, 'rows']);
  const now = readMember(before, [table, 'rows']);
  if (node === undefined || JSON.stringify(now) !== JSON.stringify(was)) return { kind: 'conflict' };
  const written = (node.children ?? []).map(({ offset, length }) => before.slice(offset, offset + length));
  const rows = writeRows(was, written, to);
  const after = `${before.slice(0, node.offset)}[${rows.join(',\n')}]${before.slice(node.offset + node.length)}`;
  return { kind: 'changed', path: table, texts: new Map([[file, after]]) };
}

function writeRows(
  was: readonly TableRow[],
  written: readonly string[],
  to: readonly TableRow[],
): readonly string[] {
  const free = was.map((row, at) => ({ id: JSON.stringify(row), row, text: written[at] ?? '' }));
  const take = (find: (one: (typeof free)[number]) => boolean) => {
    const at = free.findIndex((one) => find(one));
    return at === -1 ? undefined : free.splice(at, 1)[0];
  };
  const kept = to.map((row) => take(({ id }) => id === JSON.stringify(row)));
  return to.map((row, at) => {
    const same = kept[at];
    if (same) return same.text;
    const old = take(() => true);
    return old ? changeRow(old.row, old.text, row) : JSON.stringify(row);
  });
}

function changeRow(old: TableRow, text: string, row: TableRow): string {
  const names = [...new Set([...Object.keys(old), ...Object.keys(row)])];
  return names
    .filter((name) => JSON.stringify(old[name]) !== JSON.stringify(row[name]))
    .reduce((all, name) => {
      const place = Object.keys(row).indexOf(name);
      return setMember(all, [name], row[name], () => place);
    }, text);
}

function failOn(table: string): never {
  throw new Error(`The file of the table "${table}" cannot be read.`);
}
