import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asRecord } from '../plain/isRecord.ts';

/**
 * Lists the files below a folder of the root by paths with `/`, sorted. A folder that does not exist, or that vanishes meanwhile, has none.
 * @example listFilesBelow('/project', 'rules') // ['rules/claim-report.json', …]
 */
export function listFilesBelow(root: string, folder: string): readonly string[] {
  return listEntries(root, folder).sort();
}

/**
 * Reads files below the root as text, by path. Files that do not exist any more are left out: git replaces a file by removing it first, and
 * somebody may remove one between the list and the reading.
 */
export function readTexts(root: string, paths: readonly string[]): ReadonlyMap<string, string> {
  const entries = paths.flatMap((path) => {
    const text = readIfPresent(() => readFileSync(join(root, path), 'utf8'));
    return text === null ? [] : [[path, text] as const];
  });
  return new Map(entries);
}

function listEntries(root: string, folder: string): string[] {
  const entries = readIfPresent(() => readdirSync(join(root, folder), { withFileTypes: true })) ?? [];
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return listEntries(root, path);
    return entry.isFile() ? [path] : [];
  });
}

/** Returns what a function reads from the disk; null when the file or folder does not exist. */
export function readIfPresent<Read>(read: () => Read): Read | null {
  try {
    return read();
  } catch (error) {
    if (asRecord(error)['code'] === 'ENOENT') return null;
    throw error;
  }
}
