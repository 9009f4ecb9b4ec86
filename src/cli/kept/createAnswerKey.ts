import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFilesBelow, readIfPresent } from '../../definitions/disk.ts';
import { digestTexts } from './keepResult.ts';

/** Folders that commands read below their root, besides the sources of the program. */
const folders = ['schemas', 'rules', 'brands', 'test/flows'];

/**
 * Returns a digest of the question (a command with its words and options, the program, the day) and of each file that commands read below
 * `root`. Pictures count, because lint says which are missing.
 */
export function createAnswerKey(root: string, question: readonly unknown[]): string {
  return digestTexts(['answer', JSON.stringify(question), ...listTexts(root)]);
}

/** Lists the path and the bytes of each file. */
function listTexts(root: string): readonly string[] {
  return folders.flatMap((folder) => {
    return listFilesBelow(root, folder).flatMap((path) => {
      const text = readIfPresent(() => readFileSync(join(root, path), 'latin1'));
      return text === null ? [] : [path, text];
    });
  });
}
