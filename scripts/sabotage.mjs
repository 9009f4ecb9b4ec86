import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { checkNode } from './environment/checkNode.mjs';
import { ensureBuild } from './environment/ensureBuild.mjs';
import { ensureDeps } from './environment/ensureDeps.mjs';
import { failWith } from './failWith.mjs';
import { root } from './root.mjs';
import { createCopy } from './sabotage/createCopy.mjs';
import { describeCause } from './sabotage/describeCause.mjs';
import { describeResults } from './sabotage/describeResults.mjs';
import { listChangedFiles, readSaboteurs, takeSaboteurs } from './sabotage/readSaboteurs.mjs';
import { tryInBrowser } from './sabotage/tryInBrowser.mjs';
import { tryProof } from './sabotage/tryProof.mjs';

const help = `npm run sabotage -- [--area PAY] [--fact PAY-012] [--changed] [--sample 40] [--seed 7]

Breaks one fact of the specification at a time, in a copy of the repository or in memory, and runs the test that proves the fact, alone. Ends with 1 when
a test stays green, or when a break can no longer be made. The breaks stand in test/sabotage.
  --area <name>     only facts of an area
  --fact <id>       only one fact
  --changed         only breaks whose file, test or table differs from the last commit
  --sample <number> only so many, drawn by lot; the same seed draws the same ones
  --seed <text>     1, or the variable SEED
  --report <file>   writes the numbers of breaks that were noticed and that were not`;

/** Breaks that one build and one start of the portal serve. Few enough that one seldom hides another. */
const breaksPerBuild = 6;

checkNode();
try {
  const { values } = parseArgs({
    options: {
      area: { type: 'string' },
      fact: { type: 'string' },
      changed: { type: 'boolean', default: false },
      sample: { type: 'string' },
      seed: { type: 'string', default: process.env.SEED ?? '1' },
      report: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) process.stdout.write(`${help}\n`);
  else await run(values);
} catch (error) {
  failWith(error);
}

async function run({ area, fact, changed, sample, seed, report }) {
  process.chdir(root);
  await ensureDeps();
  const all = readSaboteurs();
  const changedFiles = changed ? listChangedFiles() : null;
  const wanted = all.filter(
    (one) =>
      (area === undefined || one.fact.startsWith(`${area}-`)) &&
      (fact === undefined || one.fact === fact) &&
      (changedFiles === null || [one.file, one.proof, one.table].some((file) => changedFiles.has(file))),
  );
  if (wanted.length === 0) throw new Error('No break is wanted by these options.');
  const chosen = sample === undefined ? wanted : takeSaboteurs(wanted, Number(sample), seed);
  const stale = chosen.filter(({ problem }) => problem !== null);
  const usable = chosen.filter(({ problem }) => problem === null);

  // Programs that a break started see that this process is gone, and end.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  await ensureBuild('cli', 'breaks');
  const { tries, tryBreak } = await loadFlowBreaker();
  const isInBrowser = ({ proof }) => proof.startsWith('test/e2e/');
  const results = stale.map((one) => sayResult({ ...one, result: 'refused', detail: one.problem }));
  for (const one of usable.filter(tries)) results.push(sayResult(describeCause(one, await tryBreak(one))));
  results.push(
    ...(await tryAll(usable.filter((one) => !tries(one) && !isInBrowser(one)))),
    ...(await tryBuilds(usable.filter(isInBrowser))),
  );
  process.stdout.write(`${describeResults(results)}\n`);
  const passed = results.filter(({ result }) => result === 'red').length;
  if (report !== undefined)
    writeFileSync(report, JSON.stringify({ passed, failed: results.length - passed }));
  process.exitCode = passed === results.length ? 0 : 1;
}

/** Loads what tries breaks of definitions in this process. */
async function loadFlowBreaker() {
  const { createFlowBreaker } = await import(pathToFileURL(join(root, 'dist/breaks/breakFlows.js')).href);
  return createFlowBreaker(root);
}

/** Tries breaks of code that need no browser, in two copies at a time. */
async function tryAll(saboteurs) {
  const waiting = [...saboteurs];
  const results = [];
  const work = async () => {
    if (waiting.length === 0) return;
    const copy = createCopy();
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift())
      results.push(sayResult(await copy.breaking([one], () => tryProof(copy.folder, one))));
  };
  await Promise.all([work(), work()]);
  return results;
}

/** Tries breaks that need a browser, several with one build. */
async function tryBuilds(saboteurs) {
  const results = [];
  if (saboteurs.length === 0) return results;
  const copy = createCopy();
  for (const group of groupForBuilds(saboteurs)) {
    const tried = await copy.breaking(group, () => tryInBrowser(copy.folder, group));
    results.push(...tried.map(sayResult));
  }
  return results;
}

/** Groups breaks of different files, so that each can be made beside the others. */
function groupForBuilds(saboteurs) {
  const groups = [];
  for (const one of saboteurs) {
    const free = groups.find(
      (group) => group.length < breaksPerBuild && group.every(({ file }) => file !== one.file),
    );
    if (free) free.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** Says a result as soon as it is known. */
function sayResult(result) {
  const { fact, result: word, says, detail } = result;
  process.stdout.write(`${word.padEnd(8)} ${fact} ${says}${word === 'red' ? '' : `\n         ${detail}`}\n`);
  return result;
}
