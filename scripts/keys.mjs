import { checkNode } from './checkNode.mjs';
import { ensureBuild } from './ensureBuild.mjs';
import { ensureDeps } from './ensureDeps.mjs';
import { failWith } from './failWith.mjs';
import { runNode } from './runNode.mjs';

checkNode();
try {
  await ensureDeps();
  await ensureBuild('keys');
  process.exitCode = await runNode('dist/keys/keysCli.js');
} catch (error) {
  failWith(error);
}
