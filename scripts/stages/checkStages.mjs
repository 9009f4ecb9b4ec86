import { collectNode } from '../collectNode.mjs';
import { ensureBuild } from '../ensureBuild.mjs';

/** The stages of `npm run check`, the longest first. None needs a browser or runs unit tests. */
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

/** Checks types; files that did not change since the last run are not checked again. */
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

/** Creates an error with the output before it. */
function problem(message, output) {
  return Object.assign(new Error(message), { output });
}
