import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { checkNode } from './checkNode.mjs';
import { checkStages, runForms } from './checkStages.mjs';
import { ensureBuild } from './ensureBuild.mjs';
import { ensureDeps } from './ensureDeps.mjs';
import { failWith } from './failWith.mjs';
import { findChromium } from './findChromium.mjs';
import { root } from './root.mjs';
import { runNode } from './runNode.mjs';
import { runStages } from './runStages.mjs';

/** `--deep` adds the whole browser matrix and the long unit tests. */
const deep = process.argv.includes('--deep');
const results = join(root, 'test-results');
const unitReport = join(results, 'unit.json');

/** First what has one process each, all of it beside the longest; unit tests, gallery and browser tests take all processors themselves. */
const waves = [
  [{ name: 'packages', run: () => ensureDeps() }],
  [
    { name: 'mutants', run: () => runForms('mutate', ...(deep ? [] : ['--sample', '150'])) },
    ...checkStages,
    { name: 'build', run: () => ensureBuild('client', 'server', 'e2e') },
    { name: 'coverage', run: () => runForms('cover') },
    { name: 'flows', run: () => runForms('flows') },
    { name: 'proofs', run: () => runForms('prove') },
  ],
  [{ name: 'unit', run: runUnit }],
  [{ name: 'gallery', run: () => runPlaywright('gallery') }],
  [{ name: 'browser', run: () => runPlaywright('e2e') }],
  ...(deep ? [[{ name: 'mutation', run: runMutation }]] : []),
  // Loaded when the packages are there.
  [{ name: 'evidence', run: async () => (await import('./checkEvidence.mjs')).checkEvidence(deep) }],
];

checkNode();
mkdirSync(results, { recursive: true });
let passed = 0;
let failed = 0;
const error = await runStages(waves);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
if (error !== null) failWith(error);

async function runUnit() {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`];
  const code = await runNode('node_modules/vitest/vitest.mjs', ['run', ...reporters], {
    ...(deep ? { DEEP: '1' } : {}),
    ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
  });
  const report = JSON.parse(readFileSync(unitReport, 'utf8'));
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  if (code !== 0) throw new Error('Unit tests failed.');
}

async function runPlaywright(folder) {
  const report = join(results, `${folder}.json`);
  const code = await runNode(
    'node_modules/playwright/cli.js',
    ['test', '--config', `test/${folder}/playwright.config.ts`],
    {
      CHROMIUM_PATH: await findChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(deep ? { DEEP: '1' } : {}),
    },
  );
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
  passed += stats.expected + stats.flaky;
  failed += stats.unexpected;
  for (const line of suites.flatMap(troubleIn)) process.stdout.write(`${line}\n`);
  if (code !== 0) throw new Error(`Tests below test/${folder} failed.`);
}

/** What went wrong in a file of browser tests, even if the second try passed, a line each: the logs above are long. */
function troubleIn({ specs = [], suites = [] }) {
  const errors = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results.flatMap(({ errors }) => errors.map((error) => ({ title, ...error }))),
    ),
  );
  const lines = errors.map(({ title, message = '', location }) => {
    const said = stripVTControlCharacters(message).split('\n').slice(0, 4).join(' ');
    return `${title}${location ? ` (line ${location.line})` : ''}: ${said}`;
  });
  return [...lines, ...suites.flatMap(troubleIn)];
}

/** A sample of the mutants of the engine core; another seed takes others. */
async function runMutation() {
  const seed = process.env.SEED ?? '1';
  const code = await runNode('test/deep/mutation/run.mjs', ['--sample', '200', '--seed', seed]);
  if (code !== 0) throw new Error('Too many mistakes in the engine would go unnoticed.');
}
