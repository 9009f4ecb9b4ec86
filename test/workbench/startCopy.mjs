import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Starts the built workbench over a copy of the definitions below `test-results`. */
const root = process.cwd();
const copy = join(root, 'test-results/workbench-root');
rmSync(copy, { recursive: true, force: true });
for (const folder of ['schemas', 'rules', 'brands', 'test/flows']) {
  mkdirSync(join(copy, folder), { recursive: true });
  cpSync(join(root, folder), join(copy, folder), { recursive: true });
}
process.chdir(copy);
process.argv.push('--port', process.env.PORT);
await import(pathToFileURL(resolve(root, 'dist/workbench/server/main.js')).href);
