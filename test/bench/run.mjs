import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPages, loadModule } from './buildPages.mjs';
import { bundleSizes } from './bundleSizes.mjs';
import { installPeers } from './installPeers.mjs';
import { measurePages } from './measurePages.mjs';
import { report } from './report.mjs';
import { toolsHeading, toolsReport, withFigures } from './toolsReport.mjs';

/**
 * Measures the product against its goals and its competitors, all of them taking turns in one run.
 *
 *   npm run bench                              everything, about half an hour; writes RESULTS.md
 *   npm run bench -- --rounds 1 --sizes 20     a look; prints the report and writes nothing
 *   npm run bench -- --from results.json       the report of figures measured before
 *   npm run bench -- --tools                   the analysts' tools alone, a minute; writes their chapter of RESULTS.md
 *                                              and the figures of src/analysis/README.md
 */
const all = 'bound,ours,oursPage,reactHookForm,rjsf,rjsfLive,surveyjs,jsonForms';
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    sizes: { type: 'string', default: '20,100,300,1000' },
    contenders: { type: 'string', default: all },
    from: { type: 'string' },
    tools: { type: 'boolean', default: false },
  },
});
const isWhole =
  Number(options.rounds) >= 5 && options.sizes === '20,100,300,1000' && options.contenders === all;

const results = new URL('RESULTS.md', import.meta.url);
const tools = options.tools ? await measureTools() : null;
const text = tools ? withTools(tools) : await everything();
process.stdout.write(text);
if (isWhole || options.tools || options.from !== undefined) writeFileSync(results, text);
if (tools) await writeFigures(tools);

async function everything() {
  const figures =
    options.from === undefined ? await measure() : JSON.parse(readFileSync(options.from, 'utf8'));
  return `${report(figures)}\n${toolsReport(figures.tools)}`;
}

/** The results as they stand, with another last chapter. */
function withTools(tools) {
  const [rest] = readFileSync(results, 'utf8').split(toolsHeading);
  return `${rest.trimEnd()}\n\n${toolsReport(tools)}`;
}

/** Laid out as every other file. */
async function writeFigures(figures) {
  const { format, resolveConfig } = await import('prettier');
  const file = fileURLToPath(new URL('../../src/analysis/README.md', import.meta.url));
  const text = withFigures(readFileSync(file, 'utf8'), figures);
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

async function measureTools() {
  const { toolCosts } = await loadModule('toolCosts.ts');
  const costs = await toolCosts(fileURLToPath(new URL('../..', import.meta.url)), 9);
  return { date: new Date().toISOString().slice(0, 10), ...costs };
}

async function measure() {
  await installPeers();
  const { engineCosts } = await loadModule('engineCosts.ts');
  await buildPages();
  const figures = {
    date: new Date().toISOString().slice(0, 10),
    sizes: options.sizes.split(',').map(Number),
    rounds: Number(options.rounds),
    pages: await measurePages({
      contenders: options.contenders.split(','),
      sizes: options.sizes.split(',').map(Number),
      rounds: Number(options.rounds),
    }),
    engine: engineCosts([20, 100, 300, 1000], 7),
    bundles: await bundleSizes(),
    tools: await measureTools(),
  };
  writeFileSync(new URL('dist/results.json', import.meta.url), JSON.stringify(figures, null, 1));
  return figures;
}
