import type { Expression, TableDefinition, TableRow } from '../../../engine/index.ts';
import { printCell, readRow } from '../../model/tables/cells.ts';
import { useKept } from '../edit/useKept.ts';
import { cellWords } from './cellWords.ts';

/** A row as it stands in the grid. */
export interface DraftRow {
  /** Tells rows apart while they move. */
  readonly id: number;
  /** The row of the file; empty for a new one. */
  readonly row: TableRow;
  /** Cells by column, as typed. */
  readonly cells: Readonly<Record<string, string>>;
  /** When the row is offered; null: always. */
  readonly when: Expression | null;
}

interface Draft {
  /** The rows of the file when the draft began. */
  readonly was: readonly TableRow[];
  readonly rows: readonly DraftRow[];
}

/** The rows of a table as they are changed. They outlive a reload until they are written. */
export function useTableDraft(name: string, { rows: written, columns }: TableDefinition) {
  const [kept, keep] = useKept<Draft>(`table ${name}`);
  const names = Object.keys(columns);
  const draft = kept ?? { was: written, rows: written.map((row, id) => createDraftRow(row, id, names)) };
  const { was, rows } = draft;
  const to = rows.map(({ row, cells, when }) => addWhen(readRow(row, cells, columns, cellWords), when));
  const set = (next: readonly DraftRow[]) => keep({ was, rows: next });
  const createNew = (count: number): readonly DraftRow[] => {
    const first = Math.max(-1, ...rows.map(({ id }) => id)) + 1;
    return Array.from({ length: count }, (_, at) => createDraftRow({}, first + at, names));
  };
  return {
    rows,
    was,
    to,
    isChanged: JSON.stringify(to) !== JSON.stringify(was),
    forget: () => keep(null),
    setCell: (at: number, column: string, text: string) => set(replaceCells(rows, at, { [column]: text })),
    setWhen: (at: number, when: Expression | null) =>
      set(rows.map((row, index) => (index === at ? { ...row, when } : row))),
    add: () => set([...rows, ...createNew(1)]),
    remove: (at: number) => set(rows.toSpliced(at, 1)),
    move(at: number, by: number) {
      const row = rows[at];
      if (row !== undefined) set(rows.toSpliced(at, 1).toSpliced(at + by, 0, row));
    },
    /** Puts the cells of a spreadsheet into the grid from a cell on. Rows that are missing are added. */
    paste(at: number, column: string, sheet: readonly (readonly string[])[]) {
      const from = names.indexOf(column);
      const all = [...rows, ...createNew(Math.max(0, at + sheet.length - rows.length))];
      const filled = sheet.reduce<readonly DraftRow[]>((done, texts, offset) => {
        const pairs = texts.flatMap((text, index) => {
          const name = names[from + index];
          return name === undefined ? [] : [[name, text] as const];
        });
        return replaceCells(done, at + offset, Object.fromEntries(pairs));
      }, all);
      set(filled);
    },
  };
}

export type TableDraft = ReturnType<typeof useTableDraft>;

function createDraftRow(row: TableRow, id: number, names: readonly string[]): DraftRow {
  const cells = Object.fromEntries(names.map((name) => [name, printCell(row[name], cellWords)]));
  return { id, row, cells, when: row['when'] ?? null };
}

function replaceCells(rows: readonly DraftRow[], at: number, cells: DraftRow['cells']): readonly DraftRow[] {
  return rows.map((row, index) => (index === at ? { ...row, cells: { ...row.cells, ...cells } } : row));
}

/** A condition that stays keeps its place among the cells. */
function addWhen(row: TableRow, when: Expression | null): TableRow {
  if (when !== null) return { ...row, when };
  const { when: _, ...rest } = row;
  return rest;
}
