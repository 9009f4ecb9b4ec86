import { execFileSync } from 'node:child_process';
import {
  definitionFolders,
  isDefinitionFile,
  readRepository,
  type Repository,
} from '../../definitions/disk.ts';
import { say } from '../messages.ts';

/** Reads all definitions below `root` at a revision from git; returns a sentence when that fails. */
export function readRevision(root: string, revision: string): Repository | string {
  const git = (words: readonly string[], input = ''): Buffer =>
    execFileSync('git', ['-C', root, ...words], { input, maxBuffer: 1 << 28, stdio: 'pipe' });
  try {
    git(['rev-parse', '--show-prefix']);
  } catch {
    return say('no-git', { root });
  }
  let commit: string;
  try {
    commit = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`])
      .toString()
      .trim();
  } catch {
    return say('no-such.revision', { name: revision });
  }
  const files = git(['ls-tree', '-r', '-z', commit, '--', ...definitionFolders])
    .toString()
    .split('\0')
    .flatMap((line) => {
      const [, id, path] = /^\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
      return id && path && isDefinitionFile(path) ? [{ id, path }] : [];
    });
  const texts = splitBatch(git(['cat-file', '--batch'], files.map(({ id }) => `${id}\n`).join('')));
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
