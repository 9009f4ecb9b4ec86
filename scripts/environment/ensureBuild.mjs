import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from './hashFiles.mjs';
import { root } from '../root.mjs';
import { runNode } from '../processes/runNode.mjs';

/** The builds: folder below `dist` -> arguments of `vite build` and the file that proves the build. */
const builds = {
  client: { args: [], proof: 'index.html' },
  server: { args: ['--ssr', 'src/backend/main.ts'], proof: 'main.js' },
  // Beside no built portal, whose files the development server does not have.
  'dev/server': { args: ['--ssr', 'src/backend/main.ts', '--outDir', 'dist/dev/server'], proof: 'main.js' },
  e2e: { args: ['--ssr', 'test/e2e/startPortal.ts', '--outDir', 'dist/e2e'], proof: 'startPortal.js' },
  cli: { args: ['--ssr', 'src/cli/main.ts', '--outDir', 'dist/cli'], proof: 'main.js' },
  outbox: {
    args: ['--ssr', 'src/backend/mail/outboxCli.ts', '--outDir', 'dist/outbox'],
    proof: 'outboxCli.js',
  },
  accounts: {
    args: ['--ssr', 'src/backend/accounts/accountsCli.ts', '--outDir', 'dist/accounts'],
    proof: 'accountsCli.js',
  },
  keys: { args: ['--ssr', 'src/backend/identity/keysCli.ts', '--outDir', 'dist/keys'], proof: 'keysCli.js' },
};

const sources = [
  'package-lock.json',
  'vite.config.ts',
  'index.html',
  'src',
  'test/e2e/startPortal.ts',
  'public',
  'schemas',
  'rules',
  'brands',
];

/** Names that editors complete; no build reads this file. */
const notBuilt = 'schemas/_meta/names.schema.json';

/** Builds the named parts unless they were built from the same sources. */
export async function ensureBuild(...names) {
  const stamp = hashFiles(sources, (path) => path === notBuilt);
  for (const name of names) {
    const { args, proof } = builds[name];
    const folder = join(root, 'dist', name);
    const stampFile = join(folder, '.built-from');
    if (existsSync(join(folder, proof)) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp)
      continue;
    process.stderr.write(`Building ${name} …\n`);
    const code = await runNode('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn', ...args]);
    if (code !== 0) throw new Error(`Building ${name} failed.`);
    writeFileSync(stampFile, stamp);
  }
}
