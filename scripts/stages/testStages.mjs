import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBuild } from '../environment/ensureBuild.mjs';
import { findChromium } from '../environment/findChromium.mjs';
import { findPostgres } from '../environment/findPostgres.mjs';
import { root } from '../root.mjs';
import { runNode } from '../processes/runNode.mjs';
import { runVitest } from '../processes/runVitest.mjs';

const playwright = 'node_modules/playwright/cli.js';

/** Options that run the tests of the back end on PostgreSQL instead of embedded databases. */
const onPostgres = ['--config', 'test/deep/postgres/vite.config.ts', 'test/backend'];
const galleryConfig = ['--config', 'test/gallery/playwright.config.ts'];
const workbenchConfig = ['--config', 'test/workbench/playwright.config.ts'];
const browserConfig = ['--config', 'test/e2e/playwright.config.ts'];

/**
 * The stages of `npm test` that use all processors, in order; those with `isDeep` run in `npm run test:deep` only. `run` gets the
 * environment of the tests.
 */
export const testStages = [
  {
    name: 'postgresql',
    isDeep: true,
    run: async (env) => runTests('postgresql', onPostgres, { ...env, POSTGRES_PATH: findPostgres() }),
  },
  { name: 'unit', run: (env) => runTests('unit', [], env) },
  { name: 'gallery', run: (env) => runPlaywright('gallery', galleryConfig, env) },
  { name: 'workbench', run: runWorkbench },
  { name: 'browser', run: runInBrowser },
  { name: 'mutation', isDeep: true, run: runMutation },
  { name: 'sabotage', isDeep: true, run: runSabotage },
];

async function runTests(name, args, env) {
  const report = openReport(name);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report.file}`];
  const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
  const code = await runVitest(['run', ...reporters, ...args], { ...colours, ...env });
  const { numPassedTests: passed, numFailedTests: failed } = report.read();
  return passOrThrow({ code, passed, failed, message: 'Unit tests failed.' });
}

async function runWorkbench(env) {
  await ensureBuild('workbench/page', 'workbench/server');
  return runPlaywright('workbench', workbenchConfig, env);
}

async function runInBrowser(env) {
  await ensureBuild('client', 'server', 'e2e');
  return runPlaywright('browser', browserConfig, env);
}

async function runPlaywright(name, config, env) {
  const report = openReport(name);
  const code = await runNode(playwright, ['test', ...config], {
    CHROMIUM_PATH: await findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report.file,
    ...env,
  });
  const { stats, suites = [] } = report.read();
  // The second try often fails like the first.
  const output = [...new Set(suites.flatMap(listErrors))].map((line) => `${line}\n`);
  return passOrThrow({
    code,
    passed: stats && stats.expected + stats.flaky,
    failed: stats?.unexpected,
    output: output.join(''),
    message: `Tests of the ${name} failed.`,
  });
}

/** Lists the errors in a file of browser tests, a line each, even if the second try passed, because the logs above are long. */
function listErrors({ specs = [], suites = [] }) {
  const errors = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results.flatMap(({ errors }) => errors.map((error) => ({ title, ...error }))),
    ),
  );
  const lines = errors.map(({ title, message = '', location }) => {
    const firstLines = stripVTControlCharacters(message).split('\n').slice(0, 4).join(' ');
    return `${title}${location ? ` (line ${location.line})` : ''}: ${firstLines}`;
  });
  return [...lines, ...suites.flatMap(listErrors)];
}

async function runMutation() {
  const report = openReport('mutation');
  const code = await runNode('scripts/mutation.mjs', ['--report', report.file]);
  return passOrThrow({ code, ...report.read(), message: 'The tests notice too few mutants of the code.' });
}

async function runSabotage() {
  const report = openReport('sabotage');
  const code = await runNode('scripts/sabotage.mjs', ['--sample', '25', '--report', report.file]);
  return passOrThrow({ code, ...report.read(), message: 'A fact can be broken and its test stays green.' });
}

/** Removes the last report of a stage. `read` returns the new report; an empty object when the stage did not start. */
function openReport(name) {
  const folder = join(root, 'test-results');
  const file = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  return { file, read: () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) };
}

/** Returns the report of a stage as `runStages` takes it, and throws it as an Error unless the exit code is 0. */
function passOrThrow({ code, message, ...report }) {
  if (code !== 0) throw Object.assign(new Error(message), report);
  return report;
}
