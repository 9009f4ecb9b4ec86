import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { runNode } from './runNode.mjs';

/** What can be built: folder below `dist` -> arguments of `vite build` and the file that proves it. */
const builds = {
  client: { args: [], proof: 'index.html' },
  server: { args: ['--ssr', 'src/backend/main.ts'], proof: 'main.js' },
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

/** What editors offer, which nothing is built from. */
const names = 'schemas/_meta/names.schema.json';

/** Builds the named parts unless they were built from exactly these sources. */
export async function ensureBuild(...names) {
  const stamp = sourceHash();
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

function sourceHash() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesBelow).filter((path) => path !== names))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(join(root, path))) return [];
  if (/\.[a-z]+$/.test(path)) return [path];
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
    );
}
