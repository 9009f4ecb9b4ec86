import { watch } from 'node:fs';
import { join } from 'node:path';
import { checkNode } from './environment/checkNode.mjs';
import { ensureBuild } from './environment/ensureBuild.mjs';
import { ensureDeps } from './environment/ensureDeps.mjs';
import { failWith } from './failWith.mjs';
import { root } from './root.mjs';
import { runNode } from './processes/runNode.mjs';

/** Milliseconds from the last of several changes to the next check of the definitions. */
const quiet = 200;
let timer;

/** Runs unit tests again after each change of their imports, and lint and flows after each change of a definition. */
checkNode();
try {
  await ensureDeps();
  await ensureBuild('cli');
  await lookAtDefinitions();
  for (const folder of ['schemas', 'rules', 'brands', 'src/backend', 'test/flows'])
    watch(join(root, folder), { recursive: true }, onDefinitionChange);
  process.exitCode = await runNode('node_modules/vitest/vitest.mjs', process.argv.slice(2));
  process.exit();
} catch (error) {
  failWith(error);
}

function onDefinitionChange(_event, file) {
  if (file?.endsWith('.ts')) return;
  clearTimeout(timer);
  timer = setTimeout(() => void lookAtDefinitions(), quiet);
}

async function lookAtDefinitions() {
  for (const command of ['lint', 'flows']) await runNode('dist/cli/main.js', [command]);
}
