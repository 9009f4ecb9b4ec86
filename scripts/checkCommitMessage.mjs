import { readFileSync } from 'node:fs';

const longestSubject = 72;

/** Subjects that git writes itself. */
const writtenByGit = /^(?:Merge |Revert "|fixup! |squash! |amend! )/;

/**
 * Git calls this script with the file that contains the message of a commit. The script refuses the commit when the message breaks a rule.
 */
const problems = listCommitProblems(readFileSync(process.argv[2] ?? '', 'utf8'));
for (const problem of problems) process.stderr.write(`commit message: ${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Lists all mistakes of a commit message as sentences. */
function listCommitProblems(message) {
  const lines = message.split('\n').filter((line) => !line.startsWith('#'));
  const [subject = '', second = ''] = lines;
  if (writtenByGit.test(subject)) return [];
  const checks = [
    [subject.trim() === '', 'The first line, the subject, is empty.'],
    [
      subject.length > longestSubject,
      `The subject has ${subject.length} characters, at most ${longestSubject} fit. Say why in the body, or make two commits.`,
    ],
    [
      /^[^A-Z`"]/.test(subject),
      'The subject begins with a capital letter: "Add ...", not "add ..." or "feat: ...".',
    ],
    [subject.endsWith('.'), 'The subject ends without a full stop.'],
    [/^wip\b/i.test(subject), 'Unfinished work stays on its branch. Squash it before it is shared.'],
    [
      /^(?:Added|Adds|Fixed|Fixes|Changed|Changes|Removed|Removes|Moved|Moves|Updated|Updates)\b/.test(
        subject,
      ),
      'The subject is an imperative: "Add ...", not "Added ..." or "Adds ...".',
    ],
    [second.trim() !== '', 'A blank line separates the subject from the body.'],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, sentence]) => sentence);
}
