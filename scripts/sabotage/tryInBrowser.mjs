import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../environment/findChromium.mjs';
import { collectNode } from '../processes/collectNode.mjs';

/** Ports of the portal's servers in a copy, beside those of other tests. */
const port = '4299';

/** Builds the copy with several breaks, and runs the browser tests that name the facts. Returns each break with `result` and `detail`. */
export async function tryInBrowser(folder, saboteurs) {
  const file = join(folder, 'test-results/sabotage-browser.json');
  rmSync(file, { force: true });
  const ensure = `import { ensureBuild } from './scripts/environment/ensureBuild.mjs';
await ensureBuild('client', 'server', 'e2e');`;
  const built = await collectNode('--input-type=module', ['--eval', ensure], {}, folder);
  if (built.code !== 0)
    return saboteurs.map((one) => ({ ...one, result: 'unclear', detail: built.output.trim().slice(-500) }));
  const specs = [...new Set(saboteurs.map(({ proof }) => proof))];
  const { output } = await collectNode(
    'node_modules/playwright/cli.js',
    ['test', '--config', 'test/e2e/playwright.config.ts', '--retries=0', '--reporter=json', ...specs].concat([
      '--grep',
      saboteurs.map(({ fact }) => fact).join('|'),
    ]),
    {
      CHROMIUM_PATH: await findChromium(),
      E2E_PORT: port,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
    folder,
  );
  if (!existsSync(file))
    return saboteurs.map((one) => ({ ...one, result: 'unclear', detail: output.trim().slice(-500) }));
  const tests = listTests(JSON.parse(readFileSync(file, 'utf8')).suites ?? []);
  return saboteurs.map((one) => ({ ...one, ...judge(one, tests) }));
}

function judge({ fact, proof }, tests) {
  const own = tests.filter(({ title, file }) => title.includes(fact) && proof.endsWith(file));
  if (own.length === 0) return { result: 'unclear', detail: `No test of ${proof} has ${fact} in its title.` };
  if (own.some(({ ok }) => !ok)) return { result: 'red', detail: '' };
  return { result: 'green', detail: `${own.length} tests of ${proof} that name ${fact} passed.` };
}

function listTests(suites, file) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).map(({ title, ok }) => ({ title, ok, file: file ?? suite.file })),
    ...listTests(suite.suites ?? [], file ?? suite.file),
  ]);
}
