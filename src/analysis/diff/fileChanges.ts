import type { Repository } from '../../definitions/index.ts';
import { sorted } from './frameChanges.ts';
import { say } from '../messages/messages.ts';

/** Files that are not the same, in words, names in back quotes; a file that only looks different says so. */
export function fileChanges(old: Repository, now: Repository): readonly string[] {
  const paths = [...new Set([...old.files.keys(), ...now.files.keys()])].sort();
  return paths.flatMap((path) => {
    const [before, after] = [old.files.get(path), now.files.get(path)];
    if (!before) return [say('diff.file.new', { path })];
    if (!after) return [say('diff.file.gone', { path })];
    if (before.text === after.text) return [];
    const same = JSON.stringify(sorted(before.value)) === JSON.stringify(sorted(after.value));
    return [same && after.problems.length === 0 ? say('diff.file.layout', { path }) : `\`${path}\``];
  });
}
