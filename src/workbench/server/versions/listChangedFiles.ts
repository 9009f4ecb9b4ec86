import { askGit } from '../../../cli/git/askGit.ts';

/** The folders that a version keeps. */
export const savedFolders = ['schemas', 'rules', 'brands', 'test/flows'];

/** Lists the files of definitions and flow tests that differ from the last commit, with new ones. */
export function listChangedFiles(root: string): readonly string[] {
  const known = askGit(root, 'diff', '--name-only', '--relative', '-z', 'HEAD', '--', ...savedFolders);
  const fresh = askGit(root, 'ls-files', '--others', '--exclude-standard', '-z', '--', ...savedFolders);
  return [known, fresh].flatMap((names) => (names ?? '').split('\0').filter((name) => name !== ''));
}
