import { checkNode } from './checkNode.mjs';
import { ensureBuild } from './ensureBuild.mjs';
import { ensureDeps } from './ensureDeps.mjs';
import { failWith } from './failWith.mjs';
import { runNode } from './runNode.mjs';

checkNode();
try {
  await ensureDeps();
  await ensureBuild('accounts');
  process.exitCode = await runNode('dist/accounts/accountsCli.js', process.argv.slice(2));
} catch (error) {
  failWith(error);
}
