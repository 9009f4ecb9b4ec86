import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Starts the built workbench over a copy of the definitions below `test-results`, which is a git repository with one commit. */
const root = process.cwd();
const copy = join(root, 'test-results/workbench-root');
rmSync(copy, { recursive: true, force: true });
for (const folder of ['schemas', 'rules', 'brands', 'test/flows']) {
  mkdirSync(join(copy, folder), { recursive: true });
  cpSync(join(root, folder), join(copy, folder), { recursive: true });
}
process.chdir(copy);
const git = (...words) => execFileSync('git', words, { stdio: 'ignore' });
git('init');
git('config', 'user.name', 'Frau Test');
git('config', 'user.email', 'test@example.org');
git('add', '.');
git('commit', '--message', 'Begin');
process.argv.push('--port', process.env.PORT);
await import(pathToFileURL(resolve(root, 'dist/workbench/server/main.js')).href);
