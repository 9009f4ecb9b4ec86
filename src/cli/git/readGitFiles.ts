import { runGit } from './runGit.ts';

/** Reads the wanted files of a commit below some folders, with their paths from the root. */
export function readGitFiles(
  root: string,
  commit: string,
  folders: readonly string[],
  isWanted: (path: string) => boolean,
): ReadonlyMap<string, string> {
  const files = runGit(root, ['ls-tree', '-r', '-z', commit, '--', ...folders])
    .toString()
    .split('\0')
    .flatMap((line) => {
      const [, id, path] = /^\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
      return id && path && isWanted(path) ? [{ id, path }] : [];
    });
  const ids = files.map(({ id }) => `${id}\n`).join('');
  const texts = splitBatch(runGit(root, ['cat-file', '--batch'], ids));
  return new Map(files.map(({ path }, index) => [path, texts[index] ?? '']));
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
