import { describe, expect, it } from 'vitest';

interface Result {
  readonly file: string;
  readonly title: string;
  readonly state: 'passed' | 'failed' | 'skipped';
}

interface Evidence {
  readonly file: string;
  readonly titles: readonly string[] | null;
  readonly isDeep: boolean;
}

interface Script {
  readonly listMissingEvidence: (
    checks: readonly { readonly id: string; readonly evidence: readonly Evidence[] }[],
    results: readonly Result[],
    isDeep: boolean,
  ) => readonly string[];
  readonly readUnitResults: (report: unknown) => readonly Result[];
  readonly readBrowserResults: (report: unknown) => readonly Result[];
}

// Scripts that run before an installation have no types.
const path: string = new URL('../../../scripts/stages/checkEvidence.mjs', import.meta.url).href;
const { listMissingEvidence, readUnitResults, readBrowserResults }: Script = await import(
  /* @vite-ignore */ path
);

const file = 'test/e2e/shell.spec.ts';
const results: readonly Result[] = [
  { file, title: 'the shell names the tab', state: 'passed' },
  { file, title: 'the shell has a skip link on a phone', state: 'passed' },
  { file, title: 'the shell has a skip link at a desk', state: 'failed' },
  { file, title: 'the shell prints', state: 'skipped' },
  { file, title: 'help stands in the same place on a phone', state: 'skipped' },
  { file, title: 'help stands in the same place at a desk', state: 'passed' },
];

describe('evidence', () => {
  it.each<[what: string, evidence: Evidence, isDeep: boolean, missing: readonly string[]]>([
    ['of a test that passed is there', { file, titles: ['names the tab'], isDeep: false }, false, []],
    ['of a test that passed once is there', { file, titles: ['same place'], isDeep: false }, false, []],
    [
      'of a test that failed in one of its cases is missing',
      { file, titles: ['skip link'], isDeep: false },
      false,
      [`A1: ${file}: "skip link" failed.`],
    ],
    [
      'of a test that was left out is missing',
      { file, titles: ['prints'], isDeep: false },
      false,
      [`A1: ${file}: "prints" did not run.`],
    ],
    [
      'of a test that does not exist is missing',
      { file, titles: ['names the tab', 'sings'], isDeep: false },
      false,
      [`A1: ${file}: "sings" did not run.`],
    ],
    [
      'of a file is missing with one failure',
      { file, titles: null, isDeep: false },
      false,
      [`A1: ${file} failed.`],
    ],
    [
      'of a file without tests is missing',
      { file: 'test/none.test.ts', titles: null, isDeep: false },
      false,
      ['A1: test/none.test.ts did not run.'],
    ],
    ['of deep tests is not asked for otherwise', { file, titles: ['sings'], isDeep: true }, false, []],
    [
      'of deep tests is asked for there',
      { file, titles: ['sings'], isDeep: true },
      true,
      [`A1: ${file}: "sings" did not run.`],
    ],
  ])('%s', (_, evidence, isDeep, missing) => {
    expect(listMissingEvidence([{ id: 'A1', evidence: [evidence] }], results, isDeep)).toEqual(missing);
  });
});

describe('a report', () => {
  it('of Vitest contains each test with the titles of its groups', () => {
    const assertionResults = [
      { ancestorTitles: ['a form'], title: 'opens', fullName: 'a form opens', status: 'passed' },
      { ancestorTitles: ['a form'], title: 'ends', fullName: 'a form ends', status: 'pending' },
    ];
    const name = new URL('../../engine/form.test.ts', import.meta.url).pathname;

    expect(readUnitResults({ testResults: [{ name, assertionResults }] })).toEqual([
      { file: 'test/engine/form.test.ts', title: 'a form opens', state: 'passed' },
      { file: 'test/engine/form.test.ts', title: 'a form ends', state: 'skipped' },
    ]);
  });

  it('of Playwright contains each test with the titles of its groups; a test that passed at the second try has passed', () => {
    const rootDir = new URL('../../e2e', import.meta.url).pathname;
    const specOf = (title: string, status: string) => ({ title, file: 'shell.spec.ts', tests: [{ status }] });
    const suites = [
      {
        title: 'shell.spec.ts',
        specs: [specOf('names the tab', 'expected')],
        suites: [{ title: 'help', specs: [specOf('stands there', 'flaky'), specOf('prints', 'unexpected')] }],
      },
    ];

    expect(readBrowserResults({ config: { rootDir }, suites })).toEqual([
      { file, title: 'shell.spec.ts names the tab', state: 'passed' },
      { file, title: 'shell.spec.ts help stands there', state: 'passed' },
      { file, title: 'shell.spec.ts help prints', state: 'failed' },
    ]);
  });
});
