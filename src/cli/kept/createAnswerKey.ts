import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
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
    if (!existsSync(join(root, folder))) return [];
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .flatMap((file) => [relative(root, file), readFileSync(file, 'latin1')]);
  });
}
