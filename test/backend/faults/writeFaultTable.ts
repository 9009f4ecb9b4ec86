import { readFileSync, writeFileSync } from 'node:fs';
import type { Database } from '../../../src/backend/store/openDatabase.ts';

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

/** Writes a table as the formatter would. */
function formatTable(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => (row[column] ?? '').length)));
  const lines = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}
