import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { scaffold } from '../analysis/index.ts';
import { readForms } from '../definitions/disk.ts';
import type { CommandResult } from './CommandResult.ts';
import { formatted } from './formatted.ts';

/** Writes a small complete form that asks one question, with a flow test. Never over anything that is there. */
export async function newCommand(options: {
  readonly root: string;
  readonly id: string;
}): Promise<CommandResult> {
  const { root, id } = options;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    return {
      code: 2,
      text: `"${id}" is no id: small letters and digits, parts joined by hyphens, as in "address-change"`,
    };
  const repository = readForms(root);
  if (repository.files.size === 0) return { code: 2, text: `there are no definitions below ${root}` };
  const files = scaffold(id);
  const taken = [...files.keys()].filter((file) => existsSync(join(root, file)));
  if (taken[0] !== undefined) return { code: 2, text: `there is a form "${id}" already: ${taken[0]}` };
  if (repository.texts.has(id)) return { code: 2, text: `"${id}" is the name of a shared area of texts` };

  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), await formatted(file, text));
  }
  return {
    code: 0,
    text: [
      ...[...files.keys()].map((file) => `written: ${file}`),
      'next: change the question, say which operation takes the answers (calls.json), then "lint" and "flows"',
    ].join('\n'),
  };
}
