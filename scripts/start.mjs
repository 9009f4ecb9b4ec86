import { checkNode } from './environment/checkNode.mjs';
import { ensureBuild } from './environment/ensureBuild.mjs';
import { ensureDeps } from './environment/ensureDeps.mjs';
import { failWith } from './failWith.mjs';

checkNode();
process.env.PORT ??= '4173';
try {
  await ensureDeps();
  await ensureBuild('client', 'server');
  await import('../dist/server/main.js');
} catch (error) {
  failWith(error);
}
