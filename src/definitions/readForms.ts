import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { readRepository } from './readRepository.ts';
import type { Repository } from './Repository.ts';

/** Folders of definitions below the root. `src/backend` contributes only the texts of mails. */
export const definitionFolders: readonly string[] = ['schemas', 'rules', 'brands', 'src/backend'];

/** Returns true for paths of definitions below the root. */
export function isDefinitionFile(path: string): boolean {
  const end = path.startsWith('src/') ? '.de.json' : '.json';
  return path.endsWith(end) && definitionFolders.some((folder) => path.startsWith(`${folder}/`));
}

/** Reads all definitions below `root` from disk. Mistakes are `problems` of the result. `previous`: as in `readRepository`. */
export function readForms(root: string, previous?: Repository): Repository {
  const from = resolve(root);
  const texts = new Map<string, string>();
  for (const folder of definitionFolders) {
    for (const path of listFilesBelow(from, folder)) texts.set(path, readFileSync(join(from, path), 'utf8'));
  }
  return readRepository(texts, previous);
}

function listFilesBelow(root: string, folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(isDefinitionFile)
    .sort();
}
