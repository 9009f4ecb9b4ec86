import { type CommandInput, defineCommand, required } from '../Command.ts';
import { writeEdit } from '../write/writeEdit.ts';

const words = {
  form: required('ID', 'option.edit.form', 'line.rename'),
  path: required('PATH', 'option.edit.path', 'line.rename'),
  name: required('NAME', 'option.rename.name', 'line.rename'),
};

/** Renames a question in everything that names it. */
export const renameCommand = defineCommand({
  name: 'rename',
  says: 'help.rename',
  example: 'rename change-email email.repeatEmail secondEmail',
  words,
  options: {},
  run: ({ root, form, path, name }: CommandInput<typeof words>) =>
    writeEdit(root, { kind: 'rename', form, path, name }),
});
