import { asMarkdown, asPlainText, diffReport } from '../../analysis/index.ts';
import { defineCommand, flag, type CommandInput, required, text } from '../Command.ts';
import type { CommandResult } from '../CommandResult.ts';
import { readComparedForms } from '../forms/readComparedForms.ts';

const words = {
  revision: required('REVISION', 'option.diff.revision', 'line.diff'),
  form: text('ID', 'option.form'),
};
const options = { markdown: flag('option.diff.markdown') };
type DiffOptions = CommandInput<typeof words & typeof options>;

/** Says what changed since a revision: behaviour, drafts, texts, files. `form` null: all forms. Differences are no findings: code 0. */
export const diffCommand = defineCommand({
  name: 'diff',
  says: 'help.diff',
  example: 'diff main claim-report',
  words,
  options,
  run,
});

function run({ root, revision, form, markdown }: DiffOptions): CommandResult {
  const compared = readComparedForms(root, revision, form);
  if ('code' in compared) return compared;
  const lines = diffReport(compared.old, compared.now, compared.forms, budget);
  return { code: 0, text: markdown ? asMarkdown(lines) : asPlainText(lines), data: lines };
}

const budget = 20_000;
