import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateFormTypes } from '../../analysis/index.ts';
import { readForms } from '../../definitions/disk.ts';
import { selectForms } from '../forms/selectForms.ts';
import { choice, defineCommand, type CommandInput } from '../Command.ts';
import type { CommandResult } from '../CommandResult.ts';
import { formatFile } from '../write/formatFile.ts';
import { compileFormById } from '../compileFormById.ts';
import { say } from '../messages.ts';

const options = { mode: choice({ write: 'option.types.write', check: 'option.types.check' }, 'check') };
type TypesOptions = CommandInput<typeof options>;

/** Writes the types of all forms to `test/snapshots/types`, or says which of those are stale. */
export const typesCommand = defineCommand({
  name: 'types',
  says: 'help.types',
  example: 'types --check',
  words: {},
  options,
  run,
});

async function run({ root, mode }: TypesOptions): Promise<CommandResult> {
  const repository = readForms(root);
  const ids = selectForms(root, repository, null);
  if ('code' in ids) return ids;
  const files: { readonly file: string; readonly text: string }[] = [];
  for (const id of ids) {
    const wizard = compileFormById(repository, id);
    if (!wizard) continue;
    const file = `test/snapshots/types/${id}.ts`;
    files.push({ file, text: await formatFile(file, generateFormTypes(repository, wizard)) });
  }
  if (mode === 'write') {
    mkdirSync(join(root, 'test/snapshots/types'), { recursive: true });
    for (const { file, text } of files) writeFileSync(join(root, file), text);
    return {
      code: 0,
      text: files.map(({ file }) => say('written', { file })).join('\n'),
      data: { written: files.map(({ file }) => file) },
    };
  }
  const stale = files.filter(({ file, text }) => readFileOrNull(join(root, file)) !== text);
  if (stale.length === 0) return { code: 0, text: say('types.fresh'), data: { stale: [] } };
  const lines = stale.map(({ file }) => say('types.stale', { file }));
  return {
    code: 1,
    text: [...lines, say('types.refresh')].join('\n'),
    data: { stale: stale.map(({ file }) => file) },
  };
}

function readFileOrNull(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
