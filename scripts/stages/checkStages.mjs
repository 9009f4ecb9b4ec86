import { collectNode } from '../processes/collectNode.mjs';
import { ensureBuild } from '../environment/ensureBuild.mjs';

/** The stages of `npm run check`, the longest first. None needs a browser or runs unit tests. */
export const checkStages = [
  { name: 'lint', run: () => runTool('oxlint/bin/oxlint', '--type-aware') },
  { name: 'types', run: checkTypes },
  { name: 'figures', run: checkFigures },
  { name: 'definitions', run: () => runForms('lint') },
  { name: 'generated', run: checkGenerated },
  { name: 'format', run: () => runTool('oxfmt/bin/oxfmt', '--check', '.') },
];

/** The build of the analysts' tools, which several stages wait for. */
let build = null;

/** Runs a command of the analysts' tools and resolves with `{ output }`. */
export async function runForms(command, ...options) {
  build ??= ensureBuild('cli');
  await build;
  const { code, output } = await collectNode('dist/cli/main.js', [command, ...options]);
  if (code !== 0) throw createProblem(`forms ${command} found something.`, output);
  return { output };
}

async function runTool(path, ...args) {
  const { code, output } = await collectNode(`node_modules/${path}`, args);
  if (code !== 0) throw createProblem(`${path.split('/')[0]} found something.`, output);
  return { output };
}

/** Checks types; files that did not change since the last run are not checked again. */
function checkTypes() {
  const known = 'node_modules/.cache/typescript/check.tsbuildinfo';
  return runTool('typescript/bin/tsc', '--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', known);
}

async function checkGenerated() {
  const { code, output } = await collectNode('scripts/generate.mjs', ['--check']);
  if (code !== 0) throw createProblem('A generated file is out of date.', output);
  const checked = await runForms('schemas', '--check');
  return { output: output + checked.output };
}

async function checkFigures() {
  const { code, output } = await collectNode('scripts/figures.mjs');
  if (code !== 0) throw createProblem('A figure of the source became worse.', output);
  return { output };
}

/** Creates an error with the output before it. */
function createProblem(message, output) {
  return Object.assign(new Error(message), { output });
}
