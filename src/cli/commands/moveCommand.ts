import { type CommandInput, defineCommand, required } from '../Command.ts';
import { writeEdit } from '../write/writeEdit.ts';

const words = {
  form: required('ID', 'option.edit.form', 'line.move'),
  path: required('PATH', 'option.edit.path', 'line.move'),
  place: required('PLACE', 'option.move.place', 'line.move'),
};

/** Moves a question behind another one, or to the beginning of a group. */
export const moveCommand = defineCommand({
  name: 'move',
  says: 'help.move',
  example: 'move change-email email.password email.currentEmail',
  words,
  options: {},
  run: ({ root, form, path, place }: CommandInput<typeof words>) =>
    writeEdit(root, { kind: 'move', form, path, place }),
});
