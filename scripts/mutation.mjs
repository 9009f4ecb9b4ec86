import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { checkNode } from './environment/checkNode.mjs';
import { findDeclarations, takeSample } from './findDeclarations.mjs';
import { ensureDeps } from './environment/ensureDeps.mjs';
import { failWith } from './failWith.mjs';
import { root } from './root.mjs';

/** The percentage of mutants that tests have to notice. */
const goal = 80;

const help = `npm run mutation -- [--lines 300] [--seed 1] [--only src/engine/walk] [--list]

Makes mutants of the code, each with one small mistake, and lists those that no unit test notices. Ends with 1 when the tests notice
less than ${goal} % of them. test-results/mutation.html shows each mutant in its source.
  --lines <number>  mutants of declarations that have about so many lines together
  --seed <text>     another seed takes other declarations; 1, or the variable SEED
  --only <path>     only declarations of files whose path begins like this
  --list            says what could be taken, and makes no mutant
  --report <file>   writes the numbers of mutants that were noticed and that were not

A mutant that behaves like the code stands in test/deep/mutation/ignored.json with its reason.`;

const ignoredFile = 'test/deep/mutation/ignored.json';
const config = 'test/deep/mutation/vite.config.ts';

/** The results behind Stryker's statuses. A mutant that cannot run has no result. */
const outcomes = { Killed: 'noticed', Timeout: 'noticed', Survived: 'missed', NoCoverage: 'missed' };

checkNode();
try {
  const { values } = parseArgs({
    options: {
      lines: { type: 'string', default: '300' },
      seed: { type: 'string', default: process.env.SEED ?? '1' },
      only: { type: 'string', default: '' },
      list: { type: 'boolean', default: false },
      report: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) process.stdout.write(`${help}\n`);
  else await run(values);
} catch (error) {
  failWith(error);
}

async function run({ lines, seed, only, list, report }) {
  process.chdir(root);
  await ensureDeps();
  const declarations = (await findDeclarations()).filter(({ file }) => file.startsWith(only));
  const ignored = JSON.parse(readFileSync(ignoredFile, 'utf8'));
  const stale = ignored.filter(({ file, line }) => !readLines(file).includes(line));
  if (stale.length > 0)
    throw new Error(`No longer there: ${stale.map(({ file, line }) => `${file}: ${line}`).join('\n')}`);
  if (list) return listTests(declarations);

  const sample = takeSample(declarations, { lines: Number(lines), seed });
  const results = await tryMutants(sample.map(({ file, from, to }) => `${file}:${from}-${to}`));
  const counted = results.filter((one) => outcomes[one.status] !== undefined && !isIgnored(one, ignored));
  const missed = counted.filter(({ status }) => outcomes[status] === 'missed');
  for (const one of missed) process.stdout.write(`${describe(one)}\n`);
  const noticed = counted.length - missed.length;
  const percent = (100 * noticed) / Math.max(1, counted.length);
  process.stdout.write(`${percent.toFixed(1)} % of ${counted.length} mutants noticed, goal ${goal} %\n`);
  if (report !== undefined) writeFileSync(report, JSON.stringify({ passed: noticed, failed: missed.length }));
  process.exitCode = percent >= goal ? 0 : 1;
}

/** Lets Stryker make the mutants in a copy of the repository, and run the unit tests of their modules on each of them. */
async function tryMutants(mutate) {
  const { Stryker } = await import('@stryker-mutator/core');
  return new Stryker({
    mutate,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: config },
    // Tests share data that take long to create, so that a test covers more than Stryker records: all tests run on each mutant.
    coverageAnalysis: 'all',
    concurrency: 2,
    // The timeout is long, so that no mutant counts as noticed only because the machine is busy. Stryker ends infinite loops by counting
    // their rounds.
    timeoutMS: 120_000,
    dryRunTimeoutMinutes: 30,
    tempDirName: '.cache/mutation',
    ignorePatterns: ['/.cache', '/.data', '/dist', '/test-results'],
    // Types are not checked, and TypeScript's settings are not rewritten, which would need an API that version 7 does not have.
    disableTypeChecks: false,
    tsconfigFile: 'none',
    reporters: ['dots', 'html'],
    htmlReporter: { fileName: 'test-results/mutation.html' },
    warnings: { slow: false },
    allowConsoleColors: process.stdout.isTTY === true,
    logLevel: 'warn',
  }).runMutationTest();
}

/** Lists the tests and the number of declarations. Fails when the tests cannot be found or Stryker cannot be loaded. */
async function listTests(declarations) {
  await import('@stryker-mutator/core');
  await import('@stryker-mutator/vitest-runner');
  const { createVitest } = await import('vitest/node');
  const vitest = await createVitest('test', { config, watch: false });
  const tests = await vitest.globTestSpecifications();
  await vitest.close();
  process.stdout.write(`${declarations.length} declarations, ${tests.length} files of tests\n`);
  if (declarations.length === 0 || tests.length === 0) throw new Error('Nothing can be tried.');
}

function isIgnored({ fileName, location, mutatorName, replacement }, ignored) {
  const file = toPath(fileName);
  const line = readLines(file)[location.start.line];
  return ignored.some(
    (one) =>
      one.file === file &&
      one.line === line &&
      one.mutator === mutatorName &&
      one.replacement === replacement,
  );
}

/** Describes a mutant as in `ignored.json`, without the reason. */
function describe({ fileName, location, mutatorName, replacement, status }) {
  const file = toPath(fileName);
  const entry = { file, line: readLines(file)[location.start.line], mutator: mutatorName, replacement };
  return `${status} ${file}:${location.start.line + 1} ${JSON.stringify(entry)}`;
}

function toPath(path) {
  return relative(root, path).replaceAll('\\', '/');
}

/** Returns the trimmed lines of a file. */
function readLines(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim());
}
