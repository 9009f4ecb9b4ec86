import { appendFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tryMistakes, type Trial } from './tryMistakes.ts';
import { listDecidable, listUnnoticed, writeMistakeTable } from './writeMistakeTable.ts';

const { DEEP, MISTAKES = '500', MISTAKES_SEED = '1', MISTAKES_REPORT } = process.env;

/** The share of the mistakes that each area gets. Half are made in words, of which the fewest were noticed once. */
const areas = [
  ['words', 0.5],
  ['rules', 0.2],
  ['calls', 0.15],
  ['frame', 0.15],
] as const;

function report({ noticed, mistake: { area, kind, file, pointer, says } }: Trial): void {
  if (MISTAKES_REPORT === undefined) return;
  appendFileSync(
    MISTAKES_REPORT,
    `${[noticed, area, kind, `${file}${pointer}`, says.slice(0, 300)].join('\t')}\n`,
  );
}

const format = ({ noticed, mistake: { kind, file, pointer, says } }: Trial) =>
  `${noticed}: ${kind}, ${file}${pointer} ${says}`;

describe('a mistake', () => {
  it.runIf(DEEP !== '1')('in words is red in most of a small sample', { timeout: 120_000 }, async () => {
    const trials = await tryMistakes('words', { number: 12, seed: 7 });
    const unnoticed = listUnnoticed(trials);

    expect(trials.filter(({ noticed }) => noticed === 'throws').map(format)).toEqual([]);
    expect(unnoticed.length <= 1 ? [] : unnoticed.map(format)).toEqual([]);
  });

  it.runIf(DEEP === '1').each(areas)(
    'in %s is red in a tool of the analyst, nineteen of twenty times that a tool can know it',
    { timeout: 60 * 60_000 },
    async (area, share) => {
      const number = Math.round(Number(MISTAKES) * share);
      const trials = await tryMistakes(area, { number, seed: Number(MISTAKES_SEED) }, report);
      writeMistakeTable(area, trials);
      const unnoticed = listUnnoticed(trials);
      const isEnough = unnoticed.length < listDecidable(trials).length * 0.05;

      expect(trials.filter(({ noticed }) => noticed === 'throws').map(format)).toEqual([]);
      expect(isEnough ? [] : unnoticed.map(format)).toEqual([]);
    },
  );
});
