import { askGit } from '../git/askGit.ts';
import { say } from '../messages.ts';

/** A line `Reviewed-form: <form> <digest>` at the end of the message of a commit. */
export interface Signature {
  readonly form: string;
  readonly digest: string;
  readonly name: string;
  /** `JJJJ-MM-TT`. */
  readonly day: string;
}

/** Lists the signatures of the commits since a revision; returns a sentence when git cannot tell. */
export function readSignatures(root: string, revision: string): readonly Signature[] | string {
  const isShallow = askGit(root, 'rev-parse', '--is-shallow-repository');
  if (isShallow === null) return say('no-git', { root });
  if (isShallow.trim() === 'true') return say('review.shallow', { revision });
  const trailers = '%(trailers:key=Reviewed-form,valueonly,unfold)';
  const format = `--format=%x1e%an%x1f%as%x1f${trailers}`;
  const commits = askGit(root, 'log', format, '--end-of-options', `${revision}..HEAD`);
  if (commits === null) return say('no-such.revision', { name: revision });
  return commits.split('\u001E').flatMap(parseCommit);
}

function parseCommit(commit: string): readonly Signature[] {
  const [name = '', day = '', lines = ''] = commit.split('\u001F');
  return lines.split('\n').flatMap((line) => {
    const [form = '', digest = ''] = line.trim().split(/\s+/);
    return form === '' ? [] : [{ form, digest, name, day }];
  });
}
