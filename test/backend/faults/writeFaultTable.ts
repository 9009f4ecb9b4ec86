import { readFileSync, writeFileSync } from 'node:fs';
import type { Database } from '../../../src/backend/store/openDatabase.ts';
import { formatTable } from '../../formatTable.ts';

/** The tried faults of an operation. */
export interface FaultRow {
  readonly id: string;
  readonly awaits: number;
  readonly faults: number;
  readonly held: number;
}

const report = 'docs/test-report.md';

/** Writes the table of a database into the test report. */
export function writeFaultTable(kind: Database['kind'], rows: readonly FaultRow[]): void {
  const [begin, end] = [`<!-- faults on ${kind}:begin -->`, `<!-- faults on ${kind}:end -->`];
  const [before = '', rest = ''] = readFileSync(report, 'utf8').split(begin);
  const [, after = ''] = rest.split(end);
  const sum = (key: 'awaits' | 'faults' | 'held') => rows.reduce((total, row) => total + row[key], 0);
  const all = { id: 'all', awaits: sum('awaits'), faults: sum('faults'), held: sum('held') };
  const day = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const table = formatTable([
    ['operation', 'awaits', 'faults', 'held'],
    ...[...rows, all].map(({ id, awaits, faults, held }) => [id, `${awaits}`, `${faults}`, `${held}`]),
  ]);
  writeFileSync(report, `${before}${begin}\n\nOn ${day}:\n\n${table}\n\n${end}${after}`);
}
