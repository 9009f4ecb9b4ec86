import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles, hashFileTimes } from './hashFiles.mjs';
import { root } from '../root.mjs';
import { runNode } from '../processes/runNode.mjs';

const code = ['package-lock.json', 'vite.config.ts', 'src'];
const sources = [...code, 'index.html', 'test/e2e/startPortal.ts', 'public', 'schemas', 'rules', 'brands'];

const workbench = 'src/workbench/vite.config.ts';

/** Names that editors complete; no build reads this file. */
const notBuilt = 'schemas/_meta/names.schema.json';

/**
 * The builds: folder below `dist` -> arguments of `vite build`, the file that proves the build, and its sources where those are fewer: the
 * command line reads all definitions when it runs.
 */
const builds = {
  client: { args: [], proof: 'index.html' },
  server: { args: ['--ssr', 'src/backend/main.ts'], proof: 'main.js' },
  // Beside no built portal, whose files the development server does not have.
  'dev/server': { args: ['--ssr', 'src/backend/main.ts', '--outDir', 'dist/dev/server'], proof: 'main.js' },
  e2e: { args: ['--ssr', 'test/e2e/startPortal.ts', '--outDir', 'dist/e2e'], proof: 'startPortal.js' },
  cli: { args: ['--ssr', 'src/cli/main.ts', '--outDir', 'dist/cli'], proof: 'main.js', of: code },
  breaks: {
    args: ['--ssr', 'src/cli/breakFlows.ts', '--outDir', 'dist/breaks'],
    proof: 'breakFlows.js',
    of: code,
  },
  // The definitions come from its server when it runs.
  'workbench/page': { args: ['--config', workbench], proof: 'index.html', of: code },
  'workbench/server': {
    args: ['--config', workbench, '--ssr', 'src/workbench/server/main.ts'],
    proof: 'main.js',
    of: code,
  },
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

/** Builds the named parts unless they were built from the same sources. */
export async function ensureBuild(...names) {
  for (const name of names) if (!isBuilt(name)) await build(name);
}

/** Files are read only when one has another time or size than at the last look. */
function isBuilt(name) {
  const { proof, of = sources } = builds[name];
  if (!existsSync(inBuild(name, proof))) return false;
  const times = hashFileTimes(of, isNotBuilt);
  if (readStamp(name, timesFile) === times) return true;
  if (readStamp(name, stampFile) !== hashFiles(of, isNotBuilt)) return false;
  writeFileSync(inBuild(name, timesFile), times);
  return true;
}

async function build(name) {
  const { args, of = sources } = builds[name];
  const stamp = hashFiles(of, isNotBuilt);
  process.stderr.write(`Building ${name} …\n`);
  const code = await runNode('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn', ...args]);
  if (code !== 0) throw new Error(`Building ${name} failed.`);
  writeFileSync(inBuild(name, stampFile), stamp);
}

const stampFile = '.built-from';
const timesFile = '.looked-at';
const isNotBuilt = (path) => path === notBuilt;
const inBuild = (name, file) => join(root, 'dist', name, file);

function readStamp(name, file) {
  const path = inBuild(name, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
