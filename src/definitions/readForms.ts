import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asRecord } from '../plain/isRecord.ts';
import { readRepository } from './readRepository.ts';
import { listFilesBelow, readTexts } from './readTexts.ts';
import type { Repository, SourceFile } from './Repository.ts';

/** Folders of definitions below the root. `src/backend` contributes only the texts of mails. */
export const definitionFolders: readonly string[] = ['schemas', 'rules', 'brands', 'src/backend'];

/** Returns true for paths of definitions below the root. */
export function isDefinitionFile(path: string): boolean {
  const end = path.startsWith('src/') ? '.de.json' : '.json';
  return path.endsWith(end) && definitionFolders.some((folder) => path.startsWith(`${folder}/`));
}

/** Reads all definitions below `root` from disk. Mistakes are `problems` of the result. `previous`: as in `readRepository`. */
export function readForms(root: string, previous?: Repository): Repository {
  return readRepository(readTexts(root, listFiles(root)), previous);
}

/**
 * Reads what one form needs: its own files, those of its long form, the shared ones and the brands. All definitions when there is no such
 * form, so that a message can name the forms that exist.
 */
export function readOneForm(root: string, id: string): Repository {
  const paths = listFiles(root);
  if (!paths.some((path) => findFormOfFile(path) === id)) return readForms(root);
  const long = readLongForm(join(root, `schemas/${id}/wizard.json`));
  const needed = paths.filter((path) => isNeeded(path, id, long));
  return readRepository(readTexts(root, needed));
}

/** Lists the files that one form needs, as `readOneForm` reads them. */
export function listFilesOfForm({ files }: Repository, id: string): readonly SourceFile[] {
  const { shortOf } = asRecord(files.get(`schemas/${id}/wizard.json`)?.value);
  const long = typeof shortOf === 'string' ? shortOf : null;
  return [...files.values()].filter(({ path }) => isNeeded(path, id, long));
}

function isNeeded(path: string, id: string, long: string | null): boolean {
  const owner = findFormOfFile(path);
  return owner === null || owner === id || owner === long;
}

/** Returns the form that a file belongs to; null for a file that all forms share. */
function findFormOfFile(path: string): string | null {
  return /^(?:schemas\/([^/_][^/]*)\/|rules\/([^/_][^/]*)\.json$)/.exec(path)?.slice(1).find(Boolean) ?? null;
}

/** Returns the long form of a short one. A file with mistakes has none; they are reported when the form is read. */
function readLongForm(file: string): string | null {
  try {
    const { shortOf } = asRecord(JSON.parse(readFileSync(file, 'utf8')));
    return typeof shortOf === 'string' ? shortOf : null;
  } catch {
    return null;
  }
}

function listFiles(root: string): readonly string[] {
  return definitionFolders.flatMap((folder) => listFilesBelow(root, folder).filter(isDefinitionFile));
}
