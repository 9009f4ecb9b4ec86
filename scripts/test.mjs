import { parseArgs } from 'node:util';
import { checkNode } from './environment/checkNode.mjs';
import { checkStages, runForms } from './stages/checkStages.mjs';
import { ensureBuild } from './environment/ensureBuild.mjs';
import { ensureDeps } from './environment/ensureDeps.mjs';
import { failWith } from './failWith.mjs';
import { openJournal } from './stages/openJournal.mjs';
import { listFailures, runStages } from './stages/runStages.mjs';
import { formatStages } from './stages/formatStages.mjs';
import { testStages } from './stages/testStages.mjs';

const help = `npm test [-- <stage>...]
npm run test:deep [-- [--fresh] <stage>...]

Runs all stages, or those that are named. The first failure ends "npm test".

"npm run test:deep" takes every mutant of the definitions, the whole browser matrix and the long unit tests, adds PostgreSQL and mutants of
the code, and goes on after a failure. A stage that has passed on exactly these files does not run again.
  --fresh   runs it again`;

checkNode();
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      deep: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) process.stdout.write(`${help}\n`);
  else await test(values, positionals);
} catch (error) {
  failWith(error);
}

async function test({ deep, fresh }, names) {
  await ensureDeps();
  const journal = openJournal({ kind: deep ? 'deep' : 'quick', fresh: fresh || !deep });
  const rows = await runStages(chooseWaves(deep, names), { goesOn: deep, journal });
  const sum = (key) => rows.reduce((total, row) => total + (row[key] ?? 0), 0);
  process.stdout.write(`\n${formatStages(rows)}${sum('passed')} passed, ${sum('failed')} failed\n`);
  const failures = listFailures(rows);
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

/**
 * Chooses the waves: first the stages that run in one process each, the longest first; then unit, gallery and browser tests, each of which
 * uses all processors.
 */
function chooseWaves(deep, names) {
  const env = deep ? { DEEP: '1' } : {};
  const waves = [
    [
      { name: 'mutants', run: () => runForms('mutate', ...(deep ? [] : ['--sample', '100'])) },
      ...checkStages,
      { name: 'build', run: () => ensureBuild('client', 'server', 'e2e') },
      { name: 'coverage', run: () => runForms('cover') },
      { name: 'flows', run: () => runForms('flows') },
      { name: 'proofs', run: () => runForms('prove') },
    ],
    ...testStages
      .filter(({ isDeep = false }) => deep || !isDeep)
      .map(({ name, run }) => [{ name, run: () => run(env) }]),
    // Imported late, because its packages may have to be installed first.
    [{ name: 'evidence', run: async () => (await import('./stages/checkEvidence.mjs')).checkEvidence(deep) }],
  ];
  const known = waves.flat().map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no stage ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  return names.length === 0
    ? waves
    : waves.map((stages) => stages.filter(({ name }) => names.includes(name)));
}
