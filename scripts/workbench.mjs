import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode } from './environment/checkNode.mjs';
import { ensureBuild } from './environment/ensureBuild.mjs';
import { ensureDeps } from './environment/ensureDeps.mjs';
import { failWith } from './failWith.mjs';
import { root } from './root.mjs';

checkNode();
try {
  await ensureDeps();
  await ensureBuild('workbench/page', 'workbench/server');
  process.chdir(root);
  await import(pathToFileURL(join(root, 'dist/workbench/server/main.js')).href);
} catch (error) {
  failWith(error);
}
