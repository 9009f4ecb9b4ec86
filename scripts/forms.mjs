import { checkNode } from './environment/checkNode.mjs';
import { ensureBuild } from './environment/ensureBuild.mjs';
import { ensureDeps } from './environment/ensureDeps.mjs';
import { failWith } from './failWith.mjs';
import { runNode } from './processes/runNode.mjs';

checkNode();
try {
  await ensureDeps();
  await ensureBuild('cli');
  process.exitCode = await runNode('dist/cli/main.js', process.argv.slice(2));
} catch (error) {
  failWith(error);
}
