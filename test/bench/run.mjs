import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPages, loadModule } from './buildPages.mjs';
import { bundleSizes } from './bundleSizes.mjs';
import { commandCosts } from './commandCosts.mjs';
import { installPeers } from './installPeers.mjs';
import { measurePages } from './measurePages.mjs';
import { measureVisits } from './measureVisits.mjs';
import { lighthouseHeading, lighthouseReport } from './reports/lighthouseReport.mjs';
import { report } from './reports/report.mjs';
import { commandsTable, toolsHeading, toolsReport } from './reports/toolsReport.mjs';
import { comparedVisits, visitsHeading, visitsReport, waterfalls } from './reports/visitsReport.mjs';

/**
 * Measures the product against its goals and its competitors, all of them taking turns in one run.
 *
 *   npm run bench                              everything, about half an hour; writes RESULTS.md
 *   npm run bench -- --rounds 1 --sizes 20     a look; prints the report and writes nothing
 *   npm run bench -- --from results.json       the report of figures measured before
 *   npm run bench -- --visits                  visits on a slow phone alone, some minutes; writes their chapter of RESULTS.md
 *                                              and the pictures of their waterfalls
 *   npm run bench -- --visits --beside FOLDER  the same of the build in dist/ and of the one in FOLDER, in turn (FOLDER/client and
 *                                              FOLDER/server, below this repository); writes nothing
 *   npm run bench -- --lighthouse              what Lighthouse says of four pages, five minutes; writes their chapter
 *   npm run bench -- --tools                   the analysts' tools alone, two minutes; writes their chapter of RESULTS.md
 *   npm run bench -- --tools --beside FOLDER   the commands of this repository and of a copy in FOLDER, in turn; writes nothing
 */
const all = 'bound,ours,oursPage,reactHookForm,rjsf,rjsfLive,surveyjs,jsonForms';
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    sizes: { type: 'string', default: '20,100,300,1000' },
    contenders: { type: 'string', default: all },
    from: { type: 'string' },
    tools: { type: 'boolean', default: false },
    visits: { type: 'boolean', default: false },
    beside: { type: 'string' },
    lighthouse: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
const isWhole = rounds >= 5 && options.sizes === '20,100,300,1000' && options.contenders === all;
const repository = fileURLToPath(new URL('../..', import.meta.url));
const results = new URL('RESULTS.md', import.meta.url);

if (options.tools && options.beside !== undefined) {
  process.stdout.write(
    commandsTable(commandCosts([repository, resolve(options.beside)]), ['here', options.beside]),
  );
} else if (options.tools) {
  write(withChapter(toolsHeading, toolsReport(await measureTools())));
} else if (options.lighthouse) {
  write(withChapter(lighthouseHeading, lighthouseReport(await askLighthouse())));
} else if (options.visits && options.beside !== undefined) {
  const dists = ['dist', options.beside];
  process.stdout.write(comparedVisits(await measureVisits({ rounds, dists }), dists));
} else if (options.visits) {
  const figures = await measureVisitsToday();
  write(withChapter(visitsHeading, visitsReport(figures)));
  for (const [name, picture] of waterfalls(figures)) writeFileSync(new URL(name, import.meta.url), picture);
} else {
  const figures =
    options.from === undefined ? await measure() : JSON.parse(readFileSync(options.from, 'utf8'));
  const text = [
    report(figures),
    visitsReport(figures.visits),
    lighthouseReport(figures.lighthouse),
    toolsReport(figures.tools),
  ].join('\n');
  if (isWhole || options.from !== undefined) write(text);
  else process.stdout.write(text);
}

function write(text) {
  process.stdout.write(text);
  writeFileSync(results, text);
}

/** Returns the current results with a new chapter in place of the one with this heading, which ends at the next heading. */
function withChapter(heading, chapter) {
  const chapters = readFileSync(results, 'utf8').split(/^(?=## )/m);
  const isThere = chapters.some((before) => before.startsWith(`${heading}\n`));
  return (isThere ? chapters : [...chapters, `${heading}\n`])
    .map((before) => (before.startsWith(`${heading}\n`) ? `${chapter.trimEnd()}\n\n` : before))
    .join('')
    .replace(/\n+$/, '\n');
}

async function measureTools() {
  const { toolCosts } = await loadModule('toolCosts.ts');
  const costs = await toolCosts(repository, 9);
  return { date: today(), ...costs, commands: commandCosts([repository]) };
}

async function measureVisitsToday() {
  return { date: today(), rounds, visits: await measureVisits({ rounds }) };
}

/** Lighthouse is a package of the benchmark. */
async function askLighthouse() {
  await installPeers();
  const { lighthouseScores } = await import('./lighthouse.mjs');
  return { date: today(), scores: await lighthouseScores() };
}

async function measure() {
  await installPeers();
  const { engineCosts } = await loadModule('engineCosts.ts');
  const sizes = options.sizes.split(',').map(Number);
  const forms = await buildPages(sizes);
  const figures = {
    date: today(),
    sizes,
    rounds,
    pages: await measurePages({ contenders: options.contenders.split(','), forms, rounds }),
    engine: engineCosts([20, 100, 300, 1000], 7),
    bundles: await bundleSizes(),
    lighthouse: await askLighthouse(),
    visits: await measureVisitsToday(),
    tools: await measureTools(),
  };
  writeFileSync(new URL('dist/results.json', import.meta.url), JSON.stringify(figures, null, 1));
  return figures;
}

function today() {
  return new Date().toISOString().slice(0, 10);
}
