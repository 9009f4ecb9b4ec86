import { foldText } from '../../../plain/searchText.ts';
import { createName } from '../questions/createName.ts';
import { type QuestionKind, questionKinds } from '../questions/questionKinds.ts';
import { parseSheet } from '../tables/parseSheet.ts';
import type { SheetQuestion } from './NewFormEdit.ts';

/** The words of a sheet, in small letters, as people write them. */
export interface SheetWords {
  readonly kinds: Readonly<Record<QuestionKind, readonly string[]>>;
  readonly columns: Readonly<Record<SheetColumn, readonly string[]>>;
  readonly yes: readonly string[];
  readonly no: readonly string[];
}

export const sheetColumns = ['words', 'kind', 'options', 'required'] as const;
type SheetColumn = (typeof sheetColumns)[number];

/** Why a line cannot be taken over as it is. `value`: the cell that is meant. */
interface SheetProblem {
  readonly line: number;
  readonly why: 'words' | 'kind' | 'options' | 'required' | 'column';
  readonly value: string;
}

export interface QuestionSheet {
  readonly questions: readonly (SheetQuestion & { readonly line: number })[];
  readonly problems: readonly SheetProblem[];
}

/**
 * Reads pasted lines as questions: words, kind of answer, answers of a choice, and whether it is required; from a spreadsheet, or with
 * semicolons between. A first line with names of columns may give another order. Columns of other names are problems of that line.
 * @example parseQuestionSheet('Wie viele?;Zahl', words).questions[0].kind // 'number'
 */
export function parseQuestionSheet(text: string, words: SheetWords): QuestionSheet {
  const isTabbed = text.includes('\t');
  const lines = isTabbed ? parseSheet(text) : text.split(/\r?\n/).map((line) => line.split(';'));
  const rows = lines.map((cells, at) => ({ line: at + 1, cells: cells.map((cell) => cell.trim()) }));
  const [first, ...others] = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (first === undefined) return { questions: [], problems: [] };
  const header = readHeader(first.cells, words);
  const problems: SheetProblem[] = (header?.unknown ?? []).map((value) => ({
    line: first.line,
    why: 'column',
    value,
  }));
  const taken = new Set<string>();
  const questions = (header === null ? [first, ...others] : others).flatMap(({ line, cells }) => {
    const read = readLine(pickCells(cells, header?.order ?? sheetColumns), words);
    problems.push(...read.problems.map((problem) => ({ line, ...problem })));
    if (read.question === null) return [];
    const name = nameApart(createName(read.question.words) || 'question', taken);
    return [{ ...read.question, name, line }];
  });
  return { questions, problems };
}

function readHeader(cells: readonly string[], { columns }: SheetWords) {
  const order = cells.map(
    (cell) => sheetColumns.find((column) => columns[column].includes(fold(cell))) ?? null,
  );
  const unknown = cells.filter((cell, at) => cell !== '' && order[at] === null);
  return order.includes('words') && order.filter((column) => column !== null).length > 1
    ? { order, unknown }
    : null;
}

type Cells = Readonly<Record<SheetColumn, string>>;

function pickCells(cells: readonly string[], order: readonly (SheetColumn | null)[]): Cells {
  const found = (column: SheetColumn) => cells[order.indexOf(column)] ?? '';
  return {
    words: found('words'),
    kind: found('kind'),
    options: found('options'),
    required: found('required'),
  };
}

interface ReadLine {
  readonly question: Omit<SheetQuestion, 'name'> | null;
  readonly problems: readonly Omit<SheetProblem, 'line'>[];
}

function readLine(cells: Cells, words: SheetWords): ReadLine {
  const texts = cells.options
    .split(/[,\n|]/)
    .map((option) => option.trim())
    .filter(Boolean);
  const kind = readKind(cells.kind, texts.length > 0, words);
  const isRequired = readRequired(cells.required, words);
  const problems: Omit<SheetProblem, 'line'>[] = [
    ...(cells.words === '' ? [{ why: 'words', value: '' } as const] : []),
    ...(kind === null ? [{ why: 'kind', value: cells.kind } as const] : []),
    ...(kind !== null && questionKinds[kind].hasOptions && texts.length < 2
      ? [{ why: 'options', value: cells.options } as const]
      : []),
    ...(isRequired === null ? [{ why: 'required', value: cells.required } as const] : []),
  ];
  if (problems.length > 0 || kind === null || isRequired === null) return { question: null, problems };
  const codes = new Set<string>();
  const options = questionKinds[kind].hasOptions
    ? texts.map((option) => ({
        code: nameApart(createName(option, 'code') || 'ANSWER', codes),
        text: option,
      }))
    : [];
  return { question: { kind, words: cells.words, options, isRequired }, problems };
}

/** Without a kind, a line with answers is a choice, and any other takes a text. */
function readKind(cell: string, hasOptions: boolean, { kinds }: SheetWords): QuestionKind | null {
  if (cell === '') return hasOptions ? 'choice' : 'text';
  const all = Object.keys(kinds) as readonly QuestionKind[];
  return all.find((kind) => kinds[kind].includes(fold(cell))) ?? null;
}

/** Without a word, a question is required, as it is in all forms. */
function readRequired(cell: string, { yes, no }: SheetWords): boolean | null {
  if (cell === '' || yes.includes(fold(cell))) return true;
  return no.includes(fold(cell)) ? false : null;
}

function fold(cell: string): string {
  return foldText(cell.trim().toLowerCase());
}

/** Returns the name, with a number where it is taken. */
function nameApart(name: string, taken: Set<string>): string {
  let count = 2;
  let apart = name;
  while (taken.has(apart)) {
    apart = `${name}${count}`;
    count += 1;
  }
  taken.add(apart);
  return apart;
}
