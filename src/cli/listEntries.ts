import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

interface Entry {
  /** Below the root, with `/` on every system. */
  readonly path: string;
  /** False for links, pipes, sockets and devices, and for folders with the name of a definition, none of which is ever opened. */
  readonly isFile: boolean;
}

/** Lists what lies in a folder at any depth, without ordinary folders. Links are not followed, so that a circle of them ends. */
export function listEntries(root: string, folder: string): readonly Entry[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() || /\.(?:json|yaml)$/.test(entry.name))
    .map((entry) => ({
      path: relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
      isFile: entry.isFile(),
    }));
}
