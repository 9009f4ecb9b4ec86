import { checkNode } from './checkNode.mjs';
import { ensureBuild } from './ensureBuild.mjs';
import { ensureDeps } from './ensureDeps.mjs';
import { failWith } from './failWith.mjs';
import { findChromium } from './findChromium.mjs';
import { runNode } from './runNode.mjs';

/** Takes the pictures of the README of the running product. */
checkNode();
try {
  await ensureDeps();
  await ensureBuild('client', 'server');
  const environment = { CHROMIUM_PATH: await findChromium(), PICTURES: '1' };
  const config = ['--config', 'test/e2e/playwright.config.ts', 'pictures'];
  process.exitCode = await runNode('node_modules/playwright/cli.js', ['test', ...config], environment);
} catch (error) {
  failWith(error);
}
