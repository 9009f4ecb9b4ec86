import { checkNode } from './checkNode.mjs';
import { ensureDeps } from './ensureDeps.mjs';
import { failWith } from './failWith.mjs';
import { runNode } from './runNode.mjs';

/** Unit tests alone; `npm run unit -- test/engine` runs those below a folder. */
checkNode();
try {
  await ensureDeps();
  process.exitCode = await runNode('node_modules/vitest/vitest.mjs', ['run', ...process.argv.slice(2)]);
} catch (error) {
  failWith(error);
}
