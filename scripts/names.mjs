import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from './ensureBuild.mjs';
import { root } from './root.mjs';
import { runNode } from './runNode.mjs';

/** Writes what editors complete, after an installation. Nothing else needs it: without the tools to build, or with a mistake, it is left out. */
try {
  if (existsSync(join(root, 'node_modules/vite'))) {
    await ensureBuild('cli');
    await runNode('dist/cli/main.js', ['schemas', '--names']);
  }
} catch (error) {
  process.stderr.write(
    `Editors complete no names yet: ${error instanceof Error ? error.message : String(error)}\n`,
  );
}
