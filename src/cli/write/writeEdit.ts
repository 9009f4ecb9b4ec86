import { type Edit, editForm } from '../../analysis/index.ts';
import { readForms, readRepository } from '../../definitions/disk.ts';
import type { CommandResult } from '../CommandResult.ts';
import { formatUnknownName } from '../formatUnknownName.ts';
import { formatFile } from './formatFile.ts';
import { formEnvironment } from '../formEnvironment.ts';
import { say } from '../messages.ts';
import { readFlowTexts } from '../readFlows.ts';
import { writeFiles } from './writeFiles.ts';
import { listFormIds } from '../forms/selectForms.ts';

/** Writes an edit of a form into its files, which keep their layout, or says why it is refused. */
export async function writeEdit(root: string, edit: Edit): Promise<CommandResult> {
  const repository = readForms(root);
  const known = listFormIds(repository);
  if (!known.includes(edit.form)) return { code: 2, text: formatUnknownName('form', edit.form, known) };
  const texts = new Map([
    ...[...repository.files.values()].map(({ path, text }) => [path, text] as const),
    ...readFlowTexts(root, edit.form),
  ]);
  const read = (definitions: ReadonlyMap<string, string>) => readRepository(definitions, repository);
  const result = editForm({ texts, read, environment: formEnvironment }, edit);
  if (result.kind === 'refused') return { code: 2, text: result.reason };
  const changed = [...result.texts].filter(([file, text]) => texts.get(file) !== text);
  const formatted = changed.map(async ([file, text]) => [file, await formatFile(file, text)] as const);
  writeFiles(root, new Map(await Promise.all(formatted)));
  const files = changed.map(([file]) => file);
  return {
    code: 0,
    text: [
      ...files.map((file) => say('written', { file })),
      say(files.length === 0 ? 'edit.same' : 'edit.next', { path: result.path, form: edit.form }),
    ].join('\n'),
    data: { path: result.path, written: files },
  };
}
