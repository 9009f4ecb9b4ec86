import { checkNode } from './environment/checkNode.mjs';
import { checkStages } from './stages/checkStages.mjs';
import { ensureDeps } from './environment/ensureDeps.mjs';
import { failWith } from './failWith.mjs';
import { listFailures, runStages } from './stages/runStages.mjs';

/** Runs all checks that need no test. */
checkNode();
try {
  await ensureDeps();
  const failures = listFailures(await runStages([checkStages]));
  if (failures.length > 0) throw new Error(failures.join('\n'));
} catch (error) {
  failWith(error);
}
