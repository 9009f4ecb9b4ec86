import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readForms } from '../definitions/disk.ts';
import type { CommandResult } from './CommandResult.ts';
import { formatted } from './formatted.ts';

/** Lays out all definition files, nothing else: no key moves, no value changes. A file that is no JSON stays as it is and is named. */
export async function fmtCommand(options: {
  readonly root: string;
  readonly check: boolean;
}): Promise<CommandResult> {
  const { root, check } = options;
  const { files } = readForms(root);
  if (files.size === 0) return { code: 2, text: `there are no definitions below ${root}` };
  const untidy: string[] = [];
  const unreadable: string[] = [];
  for (const { path, text, tree } of files.values()) {
    if (!tree) unreadable.push(`${path} is no valid JSON; "lint" says where`);
    else {
      const tidy = await formatted(path, text);
      if (tidy === text) continue;
      untidy.push(path);
      // What is on disk counts: a byte order mark or another line ending is layout, too.
      if (!check && readFileSync(join(root, path), 'utf8') === text) writeFileSync(join(root, path), tidy);
    }
  }
  const said = check ? 'not laid out: ' : 'laid out: ';
  const lines = [...unreadable, ...untidy.map((path) => said + path)];
  if (lines.length === 0) return { code: 0, text: `${files.size} files, all laid out` };
  const failed = unreadable.length > 0 || check;
  return {
    code: failed ? 1 : 0,
    text: [...lines, ...(check ? ['do it: npm run forms -- fmt'] : [])].join('\n'),
  };
}
