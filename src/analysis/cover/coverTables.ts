import type { FormSource, Problem, TableDefinition } from '../../engine/index.ts';
import { createRowRecorder } from '../flows/createRowRecorder.ts';
import { formatPointer } from '../lint/shared/formatPointer.ts';
import { findTableReads } from '../lint/shared/findTableReads.ts';
import { say } from '../messages/messages.ts';
import { describeRow } from '../words/describeRow.ts';
import type { CoverInput } from './coverForm.ts';

export interface CoveredForm extends Pick<CoverInput, 'wizard' | 'cases'> {
  readonly source: FormSource;
}

/** A row that no flow finds, offers or applies. */
interface MissedRow extends Pick<Problem, 'file' | 'pointer'> {
  readonly says: string;
}

export interface TableCoverage {
  readonly table: string;
  readonly rows: number;
  readonly missing: readonly MissedRow[];
}

/** Returns the table rows that no flow reaches, of the tables that the asked forms read. `all`: the forms with flows. */
export async function coverTables(
  asked: readonly CoveredForm[],
  all: readonly CoveredForm[],
): Promise<readonly TableCoverage[]> {
  const names = new Set(asked.flatMap(({ source }) => [...findTableReads(source).keys()]));
  const reached = await collectReachedRows(
    all.filter(({ source }) => [...findTableReads(source).keys()].some((name) => names.has(name))),
  );
  const [first] = asked;
  if (!first) return [];
  const { tables, tableFiles } = first.source.shared;
  return [...names].sort().flatMap((name) => {
    const table = tables[name];
    return table
      ? [calculateTableCoverage(name, table, tableFiles[name] ?? '', reached.get(name) ?? new Set())]
      : [];
  });
}

async function collectReachedRows(
  forms: readonly CoveredForm[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const reached = new Map<string, Set<number>>();
  for (const { wizard, cases } of forms) {
    const run = createRowRecorder(wizard);
    for (const { flow, facts } of cases)
      for (const [name, positions] of (await run(flow, facts)).rows)
        for (const position of positions) reached.set(name, (reached.get(name) ?? new Set()).add(position));
  }
  return reached;
}

function calculateTableCoverage(
  name: string,
  table: TableDefinition,
  file: string,
  reached: ReadonlySet<number>,
): TableCoverage {
  return {
    table: name,
    rows: table.rows.length,
    missing: table.rows.flatMap((row, position) =>
      reached.has(position)
        ? []
        : [
            {
              file,
              pointer: formatPointer(name, 'rows', position),
              says: say('goal.row', { table: name, row: describeRow(table, row) }),
            },
          ],
    ),
  };
}
