import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { scaffold } from '../../analysis/index.ts';
import { readForms } from '../../definitions/disk.ts';
import { defineCommand, type CommandInput, required } from '../Command.ts';
import type { CommandResult } from '../CommandResult.ts';
import { formatFile } from '../write/formatFile.ts';
import { say } from '../messages.ts';

const words = { id: required('ID', 'option.new.id', 'line.new') };
type NewOptions = CommandInput<typeof words>;

/** Writes a small complete form that asks one question, with a flow test. Never overwrites a file. */
export const newCommand = defineCommand({
  name: 'new',
  says: 'help.new',
  example: 'new address-change',
  words,
  options: {},
  run,
});

async function run({ root, id }: NewOptions): Promise<CommandResult> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    return {
      code: 2,
      text: say('new.id', { id }),
    };
  const repository = readForms(root);
  if (repository.files.size === 0) return { code: 2, text: say('definitions.none', { root }) };
  const files = scaffold(id);
  const existingFiles = [...files.keys()].filter((file) => existsSync(join(root, file)));
  if (existingFiles[0] !== undefined)
    return { code: 2, text: say('new.taken', { id, file: existingFiles[0] }) };
  if (repository.texts.has(id)) return { code: 2, text: say('new.area', { id }) };

  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), await formatFile(file, text));
  }
  return {
    code: 0,
    text: [...[...files.keys()].map((file) => say('written', { file })), say('new.next')].join('\n'),
    data: { written: [...files.keys()] },
  };
}
