import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { readIfPresent } from '../../definitions/disk.ts';

/** The folders that analysts write; the workbench looks at no other file below the root. */
const followedFolders = ['schemas', 'rules', 'brands', 'test/flows'];

/** Milliseconds without a change after which the files are read: an editor writes a file in several pieces. */
const quiet = 30;

/**
 * Tells of changed files below the root, by paths with `/`, and reports what cannot be read or watched. Returns a function that ends it. Each folder is watched by itself: a watch of a whole
 * tree follows the files of the start, and hears nothing of a file that took the place of another twice.
 */
export function followFiles(
  root: string,
  tell: (files: readonly string[]) => void,
  fail: (error: unknown) => void,
): () => void {
  const changed = new Set<string>();
  const watchers = new Map<string, FSWatcher>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      fail(error);
    }
  }

  function hear(path: string): void {
    if (isFolder(join(root, path))) return watchers.has(path) ? undefined : follow(path).forEach(hear);
    watchers.get(path)?.close();
    watchers.delete(path);
    // Editors write files of their own beside the one that is saved.
    if (!/\.(?:json|yaml)$/.test(path)) return;
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      attempt(() => tell(files));
    }, quiet);
  }

  /** Watches a folder and those below it. Returns what is in it: files may have come before the watch began. */
  function follow(folder: string): readonly string[] {
    const listen = () =>
      watch(join(root, folder), (_, name) => {
        if (name !== null) attempt(() => hear(`${folder}/${name}`));
      });
    const watcher = readIfPresent(listen);
    if (watcher === null) return [];
    // A folder that is removed ends its watch.
    watcher.on('error', () => watcher.close());
    watchers.set(folder, watcher);
    const names = readIfPresent(() => readdirSync(join(root, folder))) ?? [];
    return names.flatMap((name) => {
      const path = `${folder}/${name}`;
      return isFolder(join(root, path)) ? follow(path) : [path];
    });
  }

  for (const folder of followedFolders) if (isFolder(join(root, folder))) follow(folder);
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
