import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { askGit } from '../../../cli/git/askGit.ts';
import { runGit } from '../../../cli/git/runGit.ts';
import { asRecord } from '../../../plain/isRecord.ts';
import { findSentenceFault } from '../../model/review/findSentenceFault.ts';
import type { SavedVersionAnswer, VersionToSave } from '../../model/review/ReviewApi.ts';
import { say } from '../messages.ts';
import { listChangedFiles } from './listChangedFiles.ts';

/** The files of git that exist while a merge or a rebase is half done. */
const halfDone = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/** The line of a signature, and nothing else that a commit could say. */
const signature = /^Reviewed-form: [\w-]+ [0-9a-f]{16}$/;

/**
 * Commits the changed definitions and flow tests with a sentence, and with the lines of the parts that are signed. A signature of what was
 * saved before is a commit without files. Other staged files stay staged, because only these files are committed.
 */
export function saveVersion(root: string, { sentence, trailers }: VersionToSave): SavedVersionAnswer {
  const why = findObstacle(root, sentence);
  if (why !== null) return { kind: 'refused', why };
  const files = listChangedFiles(root);
  if (files.length === 0 && trailers.length === 0) return { kind: 'refused', why: say('version.unchanged') };
  if (!trailers.every((line) => signature.test(line))) return { kind: 'refused', why: say('no-such') };
  const fresh = (askGit(root, 'ls-files', '--others', '-z', '--', ...files) ?? '')
    .split('\0')
    .filter(Boolean);
  try {
    // A file that git does not know yet cannot be committed alone.
    if (fresh.length > 0) runGit(root, ['add', '--intent-to-add', '--', ...fresh]);
    const message = [sentence.trim(), ...(trailers.length > 0 ? ['', ...trailers] : [])].join('\n');
    runGit(root, ['commit', '--quiet', '--only', '--allow-empty', '--message', message, '--', ...files]);
    return { kind: 'written' };
  } catch (error) {
    if (fresh.length > 0) askGit(root, 'reset', '--quiet', '--', ...fresh);
    return { kind: 'refused', why: say('version.refused', { why: readComplaint(error) }) };
  }
}

/** Says why git would refuse, before anything is written; null: it would not. */
function findObstacle(root: string, sentence: string): string | null {
  if (askGit(root, 'rev-parse', '--show-prefix') === null) return say('version.no-git');
  const fault = findSentenceFault(sentence);
  if (fault !== null) return say(`version.sentence.${fault}`);
  const isHalfDone = halfDone.some((name) => {
    const path = askGit(root, 'rev-parse', '--git-path', name)?.trim();
    return path !== undefined && existsSync(resolve(root, path));
  });
  if (isHalfDone) return say('version.half-done');
  const author = askGit(root, '-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT');
  return author === null ? say('version.nameless') : null;
}

/** Returns the words of git and its hooks in one line. */
function readComplaint(error: unknown): string {
  const said = asRecord(error)['stderr'];
  return Buffer.isBuffer(said)
    ? said
        .toString()
        .trim()
        .replaceAll(/\s*\n\s*/g, ' ')
    : String(error);
}
