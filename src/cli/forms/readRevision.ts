import {
  definitionFolders,
  isDefinitionFile,
  readRepository,
  type Repository,
} from '../../definitions/disk.ts';
import { askGit } from '../git/askGit.ts';
import { readGitFiles } from '../git/readGitFiles.ts';
import { say } from '../messages.ts';

/** Reads all definitions below `root` at a revision from git; returns a sentence when that fails. */
export function readRevision(root: string, revision: string): Repository | string {
  if (askGit(root, 'rev-parse', '--show-prefix') === null) return say('no-git', { root });
  const commit = askGit(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  if (commit === null) return say('no-such.revision', { name: revision });
  return readRepository(readGitFiles(root, commit.trim(), definitionFolders, isDefinitionFile));
}
