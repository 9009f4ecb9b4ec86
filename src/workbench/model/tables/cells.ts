import type { TableDefinition, TableRow } from '../../../engine/index.ts';

export type Column = TableDefinition['columns'][string];
type Cell = TableRow[string] | undefined;
type WrittenCell = TableRow[string];
type Scalar = string | number | boolean;

/** Yes and no, and "not" before a list, as people write them. */
export interface CellWords {
  readonly yes: string;
  readonly no: string;
  readonly not: string;
  /** Between the ends of a run of numbers. */
  readonly to: string;
}

/** Writes a cell as a spreadsheet has it; nothing for a cell that is missing. */
export function printCell(cell: Cell, words: CellWords): string {
  if (cell === undefined || cell === null) return '';
  if (Array.isArray(cell)) return cell.map((one: unknown) => printScalar(one, words)).join(', ');
  if (typeof cell !== 'object') return printScalar(cell, words);
  const { from, to, not } = cell as Readonly<Record<string, unknown>>;
  if (Array.isArray(not)) return `${words.not} ${not.map((one) => printScalar(one, words)).join(', ')}`;
  return `${String(from)} ${words.to} ${String(to)}`;
}

function printScalar(value: unknown, { yes, no }: CellWords): string {
  if (typeof value === 'boolean') return value ? yes : no;
  return typeof value === 'number' ? String(value).replace('.', ',') : String(value);
}

/** Reads a typed cell. A text that does not fit the column stays as typed, so that the checks say so. */
export function readCell(typed: string, column: Column, words: CellWords): Cell {
  const text = typed.trim();
  if (text === '') return undefined;
  if ('match' in column) {
    const [, not, list = ''] = new RegExp(`^(?:(${words.not})\\s+)?(.*)$`, 's').exec(text) ?? [];
    const values = list.split(',').flatMap((one) => (one.trim() === '' ? [] : [readAny(one.trim(), words)]));
    return not === undefined ? values : { not: values };
  }
  switch (column.type) {
    case 'string':
      return text;
    case 'boolean':
      return readBoolean(text, words) ?? text;
    case 'integer': {
      const [, from, to] = new RegExp(`^(\\d+)\\s*(?:${words.to}|[-–])\\s*(\\d+)$`).exec(text) ?? [];
      return from === undefined || to === undefined
        ? (readNumber(text) ?? text)
        : { from: Number(from), to: Number(to) };
    }
    case 'number':
      return readNumber(text) ?? text;
  }
}

/** A value of a list: yes and no are truths, everything else is text, because codes look like numbers. */
function readAny(text: string, words: CellWords): Scalar {
  return readBoolean(text, words) ?? text;
}

function readBoolean(text: string, { yes, no }: CellWords): boolean | null {
  const said = text.toLowerCase();
  return said === yes.toLowerCase() ? true : said === no.toLowerCase() ? false : null;
}

/** Reads a number as spreadsheets in German write it: `1.000,50 €`. */
function readNumber(text: string): number | null {
  const plain = text
    .replace(/\s|€/g, '')
    .replaceAll(/\.(?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** Returns the row with the cells that were typed; the others keep their value and their place. */
export function readRow(
  row: TableRow,
  typed: Readonly<Record<string, string>>,
  columns: TableDefinition['columns'],
  words: CellWords,
): TableRow {
  const cells = new Map(Object.entries(row));
  const names = Object.keys(columns);
  for (const [at, name] of names.entries()) {
    const [column, text] = [columns[name], typed[name]];
    if (column === undefined || text === undefined || text === printCell(row[name], words)) continue;
    const cell = readCell(text, column, words);
    if (cell === undefined) cells.delete(name);
    else if (cells.has(name)) cells.set(name, cell);
    else insertBehind(cells, names.slice(0, at), [name, cell]);
  }
  return Object.fromEntries(cells);
}

/** Adds a cell behind the last of the columns before its own. */
function insertBehind(
  cells: Map<string, WrittenCell>,
  before: readonly string[],
  added: readonly [string, WrittenCell],
): void {
  const all = [...cells];
  const at = all.findLastIndex(([name]) => before.includes(name)) + 1;
  cells.clear();
  for (const [name, cell] of all.toSpliced(at, 0, [...added])) cells.set(name, cell);
}
