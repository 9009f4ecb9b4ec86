import { checkNode } from './checkNode.mjs';
import { ensureDeps } from './ensureDeps.mjs';
import { failWith } from './failWith.mjs';
import { runVitest } from './runVitest.mjs';

/** `npm run unit` runs the unit tests; `npm run unit -- test/engine` runs those below a folder. */
checkNode();
try {
  await ensureDeps();
  process.exitCode = await runVitest(['run', ...process.argv.slice(2)]);
} catch (error) {
  failWith(error);
}
