import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { askGit } from '../../../cli/git/askGit.ts';
import { runGit } from '../../../cli/git/runGit.ts';
import { asRecord } from '../../../plain/isRecord.ts';
import { findSentenceFault } from '../../model/review/findSentenceFault.ts';
import type { SavedVersionAnswer } from '../../model/review/ReviewApi.ts';
import { say } from '../messages.ts';
import { listChangedFiles } from './listChangedFiles.ts';

/** The files of git that exist while a merge or a rebase is half done. */
const halfDone = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/**
 * Commits the changed definitions and flow tests with a sentence. Other staged files stay staged, because only these files are
 * committed.
 */
export function saveVersion(root: string, sentence: string): SavedVersionAnswer {
  const why = findObstacle(root, sentence);
  if (why !== null) return { kind: 'refused', why };
  const files = listChangedFiles(root);
  if (files.length === 0) return { kind: 'refused', why: say('version.unchanged') };
  const fresh = (askGit(root, 'ls-files', '--others', '-z', '--', ...files) ?? '')
    .split('\0')
    .filter(Boolean);
  try {
    // A file that git does not know yet cannot be committed alone.
    if (fresh.length > 0) runGit(root, ['add', '--intent-to-add', '--', ...fresh]);
    runGit(root, ['commit', '--quiet', '--only', '--message', sentence.trim(), '--', ...files]);
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
