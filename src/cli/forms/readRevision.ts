import {
  definitionFolders,
  isDefinitionFile,
  readRepository,
  type Repository,
} from '../../definitions/disk.ts';
import { askGit } from '../git/askGit.ts';
import { runGit } from '../git/runGit.ts';
import { say } from '../messages.ts';

/** Reads all definitions below `root` at a revision from git; returns a sentence when that fails. */
export function readRevision(root: string, revision: string): Repository | string {
  if (askGit(root, 'rev-parse', '--show-prefix') === null) return say('no-git', { root });
  const commit = askGit(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  if (commit === null) return say('no-such.revision', { name: revision });
  const files = runGit(root, ['ls-tree', '-r', '-z', commit.trim(), '--', ...definitionFolders])
    .toString()
    .split('\0')
    .flatMap((line) => {
      const [, id, path] = /^\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
      return id && path && isDefinitionFile(path) ? [{ id, path }] : [];
    });
  const ids = files.map(({ id }) => `${id}\n`).join('');
  const texts = splitBatch(runGit(root, ['cat-file', '--batch'], ids));
  return readRepository(new Map(files.map(({ path }, index) => [path, texts[index] ?? ''])));
}

/** Splits the output of git: `<id> blob <size>`, a line break, the text and another line break, repeated. */
function splitBatch(batch: Buffer): readonly string[] {
  const texts: string[] = [];
  for (let at = 0; at < batch.length;) {
    const end = batch.indexOf(10, at);
    const size = Number(batch.toString('utf8', at, end).split(' ')[2]);
    texts.push(batch.toString('utf8', end + 1, end + 1 + size));
    at = end + size + 2;
  }
  return texts;
}
