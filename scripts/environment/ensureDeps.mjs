import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { runNode } from '../processes/runNode.mjs';

/** Installs the locked packages unless they are already installed. */
export async function ensureDeps() {
  if (isInstalledAsLocked()) return;
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
function isInstalledAsLocked() {
  const hidden = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) return false;
  const locked = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(hidden);
  const nothingMissing = Object.entries(locked).every(
    ([path, entry]) => path === '' || entry.optional === true || isSameVersion(installed[path], entry),
  );
  return (
    nothingMissing && Object.entries(installed).every(([path, entry]) => isInstalled(locked[path], entry))
  );
}

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

const isSameVersion = (one, other) => one?.version === other.version && one?.integrity === other.integrity;

const isInstalled = (locked, entry) =>
  locked !== undefined &&
  isSameVersion(locked, entry) &&
  (entry.os ?? [process.platform]).includes(process.platform) &&
  (entry.cpu ?? [process.arch]).includes(process.arch);
