import { checkNode } from './checkNode.mjs';
import { checkStages } from './checkStages.mjs';
import { ensureDeps } from './ensureDeps.mjs';
import { failWith } from './failWith.mjs';
import { runStages } from './runStages.mjs';

/** Everything that can be said about the files without running a test. */
checkNode();
try {
  await ensureDeps();
  const error = await runStages([checkStages]);
  if (error !== null) throw error;
} catch (error) {
  failWith(error);
}
