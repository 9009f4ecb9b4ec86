import { readFileSync, writeFileSync } from 'node:fs';
import type { Area } from './Mistake.ts';
import type { Trial } from './tryMistakes.ts';
import { formatTable } from '../../formatTable.ts';

/** The columns of the table, with what the tools say that stands in them. */
const columns = {
  lint: ['compile', 'lint'],
  flows: ['flows'],
  prove: ['prove', 'promises'],
  'document only': ['snapshot'],
  'equal form': ['equivalent'],
  nothing: ['nobody', 'throws'],
} as const satisfies Readonly<Record<string, readonly Trial['noticed'][]>>;

const report = 'docs/test-report.md';

/** Writes what noticed each kind of mistake in an area into the test report. */
export function writeMistakeTable(area: Area, trials: readonly Trial[]): void {
  const [begin, end] = [`<!-- mistakes in ${area}:begin -->`, `<!-- mistakes in ${area}:end -->`];
  const [before = '', rest = ''] = readFileSync(report, 'utf8').split(begin);
  const [, after = ''] = rest.split(end);
  writeFileSync(report, `${before}${begin}\n\n${formatMistakeTable(trials)}\n\n${end}${after}`);
}

/** Returns the mistakes that a tool can know and none noticed, and those of which the form stays the same left out. */
export function listUnnoticed(trials: readonly Trial[]): readonly Trial[] {
  return listDecidable(trials).filter(({ noticed }) => isIn(['document only', 'nothing'], noticed));
}

export function listDecidable(trials: readonly Trial[]): readonly Trial[] {
  return trials.filter(({ why, noticed }) => why === null && noticed !== 'equivalent');
}

function formatMistakeTable(trials: readonly Trial[]): string {
  const kinds = new Map<string, Trial[]>();
  for (const trial of trials) {
    const { kind } = trial.mistake;
    kinds.set(kind, [...(kinds.get(kind) ?? []), trial]);
  }
  const decidable = listDecidable(trials);
  const noticed = decidable.length - listUnnoticed(trials).length;
  const share = ((noticed / decidable.length) * 100).toFixed(1);
  const reasons = new Map(trials.flatMap(({ mistake, why }) => (why === null ? [] : [[mistake.kind, why]])));
  return [
    formatTable([
      ['kind of mistake', 'mistakes', ...Object.keys(columns)],
      ...[...kinds].map(([kind, all]) => [kind, ...countRow(all)]),
      ['all', ...countRow(trials)],
    ]),
    `Of ${decidable.length} mistakes that a tool can know, ${noticed} are red (${share} %).`,
    ...(reasons.size === 0 ? [] : ['No tool can know of the others:']),
    ...(reasons.size === 0 ? [] : [[...reasons].map(([kind, why]) => `- ${kind}: ${why}.`).join('\n')]),
  ].join('\n\n');
}

function countRow(trials: readonly Trial[]): readonly string[] {
  return [
    trials.length,
    ...Object.values(columns).map(
      (says) => trials.filter(({ noticed }) => says.some((one) => one === noticed)).length,
    ),
  ].map((count) => (count === 0 ? '' : String(count)));
}

function isIn(names: readonly (keyof typeof columns)[], noticed: Trial['noticed']): boolean {
  return names.some((name) => columns[name].some((one) => one === noticed));
}
