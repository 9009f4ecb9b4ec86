import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { spawn } from 'node:child_process';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Installs the locked competitors below this folder, unless they are installed. Only the benchmark needs them. */
export async function installPeers() {
  if (installedAsLocked()) return;
  process.stdout.write('Installing the competitors …\n');
  const npm = process.env.npm_execpath;
  if (npm === undefined) throw new Error('Please start through npm: "npm run bench".');
  const child = spawn(process.execPath, [npm, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: here,
    stdio: 'inherit',
  });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new Error('npm ci failed.');
}

/** Returns the versions of the competitors for the report. */
export function peerVersions() {
  return JSON.parse(readFileSync(`${here}package.json`, 'utf8')).dependencies;
}

function installedAsLocked() {
  const hidden = `${here}node_modules/.package-lock.json`;
  if (!existsSync(hidden)) return false;
  const locked = packagesOf(`${here}package-lock.json`);
  const installed = packagesOf(hidden);
  return Object.entries(locked).every(
    ([path, { version }]) => path === '' || installed[path]?.version === version,
  );
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
