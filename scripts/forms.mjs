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
  await ensureBuild('cli');
  // The program runs in this process: starting a second one takes as long as many commands.
  process.chdir(root);
  // The program keeps results of this build there, and starts its threads from it.
  process.env['FORMS_PROGRAM'] = join(root, 'dist/cli');
  await import(pathToFileURL(join(root, 'dist/cli/main.js')).href);
} catch (error) {
  failWith(error);
}
