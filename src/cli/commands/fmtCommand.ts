import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readForms } from '../../definitions/disk.ts';
import { defineCommand, flag, type CommandInput } from '../Command.ts';
import type { CommandResult } from '../CommandResult.ts';
import { formatFile } from '../write/formatFile.ts';
import { say } from '../messages.ts';

const options = { check: flag('option.fmt.check') };
type FmtOptions = CommandInput<typeof options>;

/** Formats all definition files. No key moves and no value changes. A file that is no JSON stays as it is and is named. */
export const fmtCommand = defineCommand({
  name: 'fmt',
  says: 'help.fmt',
  example: 'fmt --check',
  words: {},
  options,
  run,
});

async function run({ root, check }: FmtOptions): Promise<CommandResult> {
  const { files } = readForms(root);
  if (files.size === 0) return { code: 2, text: say('definitions.none', { root }) };
  const untidy: string[] = [];
  const unreadable: string[] = [];
  for (const { path, text, tree } of files.values()) {
    if (!tree) unreadable.push(say('fmt.unreadable', { file: path }));
    else {
      const tidy = await formatFile(path, text);
      if (tidy === text) continue;
      untidy.push(path);
      // The text on disk counts: a byte order mark or another line ending is layout, too.
      if (!check && readFileSync(join(root, path), 'utf8') === text) writeFileSync(join(root, path), tidy);
    }
  }
  const lines = [...unreadable, ...untidy.map((file) => say(check ? 'fmt.untidy' : 'fmt.mended', { file }))];
  if (lines.length === 0)
    return { code: 0, text: say('fmt.fresh', { count: files.size }), data: { untidy, unreadable } };
  const failed = unreadable.length > 0 || check;
  return {
    code: failed ? 1 : 0,
    text: [...lines, ...(check ? [say('fmt.refresh')] : [])].join('\n'),
    data: { untidy, unreadable },
  };
}
