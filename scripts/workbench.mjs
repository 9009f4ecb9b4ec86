import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode } from './environment/checkNode.mjs';
import { ensureBuild } from './environment/ensureBuild.mjs';
import { ensureDeps } from './environment/ensureDeps.mjs';
import { failWith } from './failWith.mjs';
import { findChromium } from './environment/findChromium.mjs';
import { root } from './root.mjs';
import { runNode } from './processes/runNode.mjs';

const help = `npm run workbench -- [--port N] [--readme]

Serves the analysts' page on this machine alone, at the address it prints: a form, its rules and their proof side by side.
  --port N    another port than 4174
  --readme    takes the pictures of README.md instead`;

checkNode();
try {
  const asked = process.argv.slice(2);
  if (asked.includes('--help')) process.stdout.write(`${help}\n`);
  else {
    await ensureDeps();
    await ensureBuild('workbench/page', 'workbench/server');
    await (asked.includes('--readme') ? takePictures() : serve());
  }
} catch (error) {
  failWith(error);
}

async function serve() {
  process.chdir(root);
  await import(pathToFileURL(join(root, 'dist/workbench/server/main.js')).href);
}

async function takePictures() {
  process.exitCode = await runNode(
    'node_modules/playwright/cli.js',
    ['test', '--config', 'test/workbench/playwright.config.ts', '--reporter=dot', 'readme.spec'],
    { CHROMIUM_PATH: await findChromium(), PICTURES: '1' },
  );
}
