import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode } from './environment/checkNode.mjs';
import { ensureDeps } from './environment/ensureDeps.mjs';
import { failWith } from './failWith.mjs';
import { findChromium } from './environment/findChromium.mjs';
import { root } from './root.mjs';
import { runNode } from './processes/runNode.mjs';

/** Runs the benchmark. Competitors are packages of its own, so that the portal does not install them. */
checkNode();
try {
  const entry = 'test/bench/run.mjs';
  if (!existsSync(join(root, entry))) throw new Error(`${entry} does not exist.`);
  await ensureDeps();
  process.exitCode = await runNode(entry, process.argv.slice(2), { CHROMIUM_PATH: await findChromium() });
} catch (error) {
  failWith(error);
}
