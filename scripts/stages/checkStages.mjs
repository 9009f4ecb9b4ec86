import { collectNode } from '../collectNode.mjs';
import { ensureBuild } from '../ensureBuild.mjs';

/** What `npm run check` looks at, the longest first. It starts nothing that runs in a browser and no unit test. */
export const checkStages = [
  {
    name: 'format',
    run: () => tool('prettier/bin/prettier.cjs', '--check', '--cache', '--log-level', 'warn', '.'),
  },
  { name: 'lint', run: () => tool('oxlint/bin/oxlint', '--type-aware') },
  { name: 'types', run: types },
  { name: 'figures', run: figures },
  { name: 'definitions', run: () => runForms('lint') },
  { name: 'generated', run: generated },
];

/** The build of the analysts' tools, which several stages wait for. */
let build = null;

/** Runs a command of the analysts' tools and resolves with `{ output }`. */
export async function runForms(command, ...options) {
  build ??= ensureBuild('cli');
  await build;
  const { code, output } = await collectNode('dist/cli/main.js', [command, ...options]);
  if (code !== 0) throw problem(`forms ${command} found something.`, output);
  return { output };
}

async function tool(path, ...args) {
  const { code, output } = await collectNode(`node_modules/${path}`, args);
  if (code !== 0) throw problem(`${path.split('/')[0]} found something.`, output);
  return { output };
}

/** What did not change since the last run is not looked at again. */
function types() {
  const known = 'node_modules/.cache/typescript/check.tsbuildinfo';
  return tool('typescript/bin/tsc', '--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', known);
}

async function generated() {
  const { code, output } = await collectNode('scripts/generate.mjs', ['--check']);
  if (code !== 0) throw problem('A generated file is out of date.', output);
  const checked = await runForms('schemas', '--check');
  return { output: output + checked.output };
}

async function figures() {
  const { code, output } = await collectNode('scripts/figures.mjs');
  if (code !== 0) throw problem('A figure of the source became worse.', output);
  return { output };
}

/** An error with what was printed before it. */
function problem(message, output) {
  return Object.assign(new Error(message), { output });
}
