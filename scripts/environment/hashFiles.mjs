import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/**
 * Returns a hash of the names and contents of all files at or below `paths`, which are relative to the repository. Missing paths, and those
 * for which `leavesOut` returns true, are ignored.
 */
export function hashFiles(paths, leavesOut = () => false) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => listFilesBelow(path, leavesOut)))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function listFilesBelow(path, leavesOut) {
  if (leavesOut(path) || !existsSync(join(root, path))) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .flatMap((name) => listFilesBelow(`${path}/${name}`, leavesOut));
}
