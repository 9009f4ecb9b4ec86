import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { readRepository } from './readRepository.ts';
import type { Repository } from './Repository.ts';

/** Folders below the root in which analysts write. */
export const definitionFolders: readonly string[] = ['schemas', 'rules', 'brands'];

/** Everything below `root`, as it is on disk now. Mistakes in it are `problems` of the result. `previous`: as in `readRepository`. */
export function readForms(root: string, previous?: Repository): Repository {
  const from = resolve(root);
  const texts = new Map<string, string>();
  for (const folder of definitionFolders) {
    for (const path of jsonFilesBelow(from, folder)) texts.set(path, readFileSync(join(from, path), 'utf8'));
  }
  return readRepository(texts, previous);
}

function jsonFilesBelow(root: string, folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
