import type { FormSource } from '../definition/FormSource.ts';
import { mistake } from '../messages/messages.ts';
import type { FileMembers } from './nodes/fileMembers.ts';
import type { Report } from './report.ts';

/** A draft is kept with a contract of the account, and longer than an uploaded file. */
export function checkKeptDraft({ wizard }: FormSource, files: FileMembers, report: Report): void {
  if (wizard.draft === undefined) return;
  const at = { file: `schemas/${wizard.id}/wizard.json`, pointer: '/draft' };
  const { mount } = wizard;
  if (mount === undefined || !('contract' in mount) || mount.contract === undefined)
    report({ ...at, ...mistake('kept-draft.contract') });
  const [file] = files.values();
  if (file !== undefined) report({ ...at, ...mistake('kept-draft.file', { path: file }) });
}
