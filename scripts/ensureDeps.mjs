import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { runNode } from './runNode.mjs';

/** Installs the locked packages unless they are already installed. */
export async function ensureDeps() {
  if (installedAsLocked()) return;
  process.stdout.write('Installing packages …\n');
  const npm = process.env.npm_execpath;
  if (npm === undefined) throw new Error('Please start through npm, e.g. "npm start".');
  const code = await runNode(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Error('npm ci failed.');
}

/**
 * Returns true when the hidden lock file, in which npm records its installation, matches the lock file. Optional packages of other
 * platforms are missing there.
 */
function installedAsLocked() {
  const hidden = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) return false;
  const locked = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(hidden);
  const nothingMissing = Object.entries(locked).every(
    ([path, entry]) => path === '' || entry.optional === true || sameVersion(installed[path], entry),
  );
  return nothingMissing && Object.entries(installed).every(([path, entry]) => fits(locked[path], entry));
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

const sameVersion = (one, other) => one?.version === other.version && one?.integrity === other.integrity;

const fits = (locked, entry) =>
  locked !== undefined &&
  sameVersion(locked, entry) &&
  (entry.os ?? [process.platform]).includes(process.platform) &&
  (entry.cpu ?? [process.arch]).includes(process.arch);
