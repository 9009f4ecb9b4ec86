import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'commit-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the check as git does, with the message in a file. */
function check(message: string) {
  const file = join(folder, 'COMMIT_EDITMSG');
  writeFileSync(file, message);
  const { status, stderr } = spawnSync(process.execPath, ['scripts/checkCommitMessage.mjs', file]);
  return { status, says: stderr.toString().split('\n').slice(0, -1) };
}

describe('the message of a commit', () => {
  it.each([
    'Keep drafts for seven days',
    'Keep drafts for seven days\n\nThe department asked for it, because reports take several evenings.\n',
    'Refuse codes of 13 letters\n\n# Please enter the commit message for your changes.\n',
    'Revert "Keep drafts for seven days"',
    "Merge branch 'drafts', whose name alone is longer than the seventy-two characters of a subject",
  ])('%j is accepted', (message) => {
    expect(check(message)).toEqual({ status: 0, says: [] });
  });

  it.each([
    ['', 'empty'],
    ['Keep drafts for seven days and files for ten minutes and everything else for good', 'at most 72'],
    ['keep drafts', 'capital letter'],
    ['feat: keep drafts', 'capital letter'],
    ['Keep drafts.', 'full stop'],
    ['WIP drafts', 'Squash'],
    ['Added drafts', 'imperative'],
    ['Keep drafts\nfor seven days', 'blank line'],
  ])('%j is refused', (message, words) => {
    expect(check(message)).toEqual({ status: 1, says: [expect.stringContaining(words)] });
  });
});
