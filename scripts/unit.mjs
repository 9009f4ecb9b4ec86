import { checkNode } from './environment/checkNode.mjs';
import { ensureDeps } from './environment/ensureDeps.mjs';
import { failWith } from './failWith.mjs';
import { runVitest } from './processes/runVitest.mjs';

/** `npm run unit` runs the unit tests; `npm run unit -- test/engine` runs those below a folder. */
checkNode();
try {
  await ensureDeps();
  process.exitCode = await runVitest(['run', ...process.argv.slice(2)]);
} catch (error) {
  failWith(error);
}
