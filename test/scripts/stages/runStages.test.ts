import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface Row {
  readonly name: string;
  readonly result: string;
  readonly passed?: number;
  readonly failed?: number;
}

interface Stage {
  readonly name: string;
  readonly run: () => Promise<object | undefined>;
}

interface Journal {
  readonly find: (name: string) => Row | null;
  readonly note: (row: Row) => void;
}

interface Scripts {
  readonly runStages: (
    waves: readonly (readonly Stage[])[],
    options?: { readonly goesOn?: boolean; readonly journal?: Journal },
  ) => Promise<readonly Row[]>;
  readonly listFailures: (rows: readonly Row[]) => readonly string[];
  readonly formatStages: (rows: readonly object[]) => string;
}

// Scripts that run before an installation have no types.
const load = (name: string): Promise<Scripts> =>
  import(/* @vite-ignore */ new URL(`../../../scripts/stages/${name}.mjs`, import.meta.url).href);
const { runStages, listFailures } = await load('runStages');
const { formatStages } = await load('formatStages');

/** Three stages in two waves, of which `unit` fails. */
const waves: readonly (readonly Stage[])[] = [
  [
    {
      name: 'unit',
      run: () => Promise.reject(Object.assign(new Error('Unit tests failed.'), { passed: 3, failed: 2 })),
    },
    { name: 'format', run: () => Promise.resolve(undefined) },
  ],
  [{ name: 'browser', run: () => Promise.resolve({ passed: 7, failed: 0 }) }],
];
const resultsOf = (rows: readonly Row[]) => rows.map(({ name, result }) => [name, result]);

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('stages', () => {
  it('start no other wave after a failure', async () => {
    const rows = await runStages(waves);

    expect(resultsOf(rows)).toEqual([
      ['unit', 'FAILED'],
      ['format', 'ok'],
      ['browser', 'not run'],
    ]);
    expect(listFailures(rows)).toEqual(['unit: Unit tests failed.']);
  });

  it('continue after a failure with `goesOn`, with the numbers of their tests', async () => {
    const rows = await runStages(waves, { goesOn: true });

    expect(rows.map(({ name, result, passed, failed }) => [name, result, passed, failed])).toEqual([
      ['unit', 'FAILED', 3, 2],
      ['format', 'ok', undefined, undefined],
      ['browser', 'ok', 7, 0],
    ]);
  });

  it('that passed before do not run again', async () => {
    const known = new Map<string, Row>();
    const journal: Journal = {
      find: (name) => known.get(name) ?? null,
      note: (row) => known.set(row.name, row),
    };
    await runStages(waves, { goesOn: true, journal });
    const rows = await runStages(waves, { goesOn: true, journal });

    expect(resultsOf(rows)).toEqual([
      ['unit', 'FAILED'],
      ['format', 'passed before'],
      ['browser', 'passed before'],
    ]);
    expect(rows[2]).toMatchObject({ passed: 7, failed: 0 });
  });

  it('end in one table of results', () => {
    const rows = [
      { name: 'format', result: 'ok', seconds: 1.25 },
      { name: 'unit', result: 'FAILED', seconds: 612, passed: 4211, failed: 2 },
      { name: 'browser', result: 'not run' },
    ];

    expect(formatStages(rows).split('\n')).toEqual([
      'stage    result   seconds  passed  failed',
      'format   ok           1.3',
      'unit     FAILED     612.0    4211       2',
      'browser  not run',
      '',
    ]);
  });
});
