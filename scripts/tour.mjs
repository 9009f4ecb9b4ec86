import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkNode } from './environment/checkNode.mjs';
import { ensureBuild } from './environment/ensureBuild.mjs';
import { ensureDeps } from './environment/ensureDeps.mjs';
import { failWith } from './failWith.mjs';
import { findChromium } from './environment/findChromium.mjs';
import { root } from './root.mjs';
import { runNode } from './processes/runNode.mjs';
import { writeTourPage } from './writeTourPage.mjs';

const help = `npm run tour -- [--only <text>] [--brand <id>]... [--readme]

Takes pictures of every page and every state of every form and puts them on one page, test-results/tour/index.html.
  --only <text>   what has the text in its address, form id or title
  --brand <id>    in this brand; may be given more than once (two brands when it is not)
  --readme        takes the pictures of the README instead`;

/** The folder for pictures and for the page that shows them. */
const folder = join(root, 'test-results', 'tour');

checkNode();
try {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      brand: { type: 'string', multiple: true, default: [] },
      readme: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) process.stdout.write(`${help}\n`);
  else await take(values);
} catch (error) {
  failWith(error);
}

async function take({ only, brand, readme }) {
  await ensureDeps();
  await ensureBuild('client', 'server', 'e2e');
  const start = performance.now();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const variables = readme ? { PICTURES: '1' } : { TOUR: only, TOUR_BRANDS: brand.join(',') };
  const spec = readme ? 'readme.spec' : 'tour/pictures.spec';
  const config = ['--config', 'test/e2e/playwright.config.ts', '--reporter=dot', spec];
  const environment = { CHROMIUM_PATH: await findChromium(), ...variables };
  process.exitCode = await runNode('node_modules/playwright/cli.js', ['test', ...config], environment);
  if (readme) return;

  const albums = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const pictures = albums.flatMap((album) => album.pictures);
  const missed = albums.flatMap((album) => album.missed);
  writeFileSync(join(folder, 'index.html'), writeTourPage(pictures, missed));
  const seconds = Math.round((performance.now() - start) / 1000);
  process.stdout.write(`${pictures.length} pictures, ${missed.length} ways that ended early, ${seconds} s\n`);
  process.stdout.write(`${join(folder, 'index.html')}\n`);
}
