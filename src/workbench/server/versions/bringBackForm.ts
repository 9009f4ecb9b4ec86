import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFileOfForm } from '../../../analysis/index.ts';
import { askGit } from '../../../cli/git/askGit.ts';
import { readGitFiles } from '../../../cli/git/readGitFiles.ts';
import { readIfPresent } from '../../../definitions/disk.ts';
import type { EditAnswer, FileChange } from '../../model/edits/EditApi.ts';
import type { FormSummary } from '../../model/WorkbenchApi.ts';
import type { Editor } from '../edits/createEditor.ts';
import { say } from '../messages.ts';
import { listChangedFiles } from './listChangedFiles.ts';

interface BroughtBack {
  /** The commit. */
  readonly version: string;
  readonly form: FormSummary;
}

/** Writes the files of a form and its flow tests as a version has them, as one edit that can be taken back. */
export function bringBackForm(root: string, { version, form }: BroughtBack, editor: Editor): EditAnswer {
  const commit = askGit(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${version}^{commit}`);
  if (commit === null) return { kind: 'refused', why: say('version.unknown') };
  const isOwn = (file: string) => isFileOfForm(file, form.id) || file.startsWith(`test/flows/${form.id}/`);
  const then = readGitFiles(
    root,
    commit.trim(),
    [`schemas/${form.id}`, 'rules', `test/flows/${form.id}`],
    isOwn,
  );
  if (then.size === 0) return { kind: 'refused', why: say('version.without', { title: form.title }) };
  const known = askGit(root, 'ls-files', '-z', '--', `schemas/${form.id}`, `test/flows/${form.id}`) ?? '';
  const files = new Set([...then.keys(), ...known.split('\0'), ...listChangedFiles(root)]);
  const changes = [...files].filter(isOwn).flatMap((file): readonly FileChange[] => {
    const before = readNow(root, file);
    const after = then.get(file) ?? null;
    return before === after ? [] : [{ file, before, after }];
  });
  if (changes.length === 0) return { kind: 'refused', why: say('version.same', { title: form.title }) };
  return editor.write(changes, say('version.back', { title: form.title }));
}

/** Null: there is no such file. */
function readNow(root: string, file: string): string | null {
  return readIfPresent(() => readFileSync(join(root, file), 'utf8'));
}
