import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';

/** The folders that analysts write; the workbench looks at no other file below the root. */
const followedFolders = ['schemas', 'rules', 'brands', 'test/flows'];

/** Milliseconds without a change after which the files are read: an editor writes a file in several pieces. */
const quiet = 30;

/** Tells of changed files below the root, by paths with `/`. Returns a function that ends it. */
export function followFiles(root: string, tell: (files: readonly string[]) => void): () => void {
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watchers = followedFolders
    .filter((folder) => existsSync(join(root, folder)))
    .map((folder) =>
      watch(join(root, folder), { recursive: true }, (_, name) => {
        // Editors write files of their own beside the one that is saved.
        if (name === null || !/\.(?:json|yaml)$/.test(name)) return;
        changed.add(`${folder}/${name.replaceAll('\\', '/')}`);
        clearTimeout(timer);
        timer = setTimeout(() => {
          const files = [...changed];
          changed.clear();
          tell(files);
        }, quiet);
      }),
    );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
