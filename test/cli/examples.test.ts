import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadCommands } from '../../src/cli/commands.ts';
import { runCommandLine } from '../../src/cli/runCommandLine.ts';
import { commitAll, definitionsCopy } from './definitionsCopy.ts';

const root = definitionsCopy('.');
for (const folder of ['test/flows', 'test/snapshots/types'])
  cpSync(folder, join(root, folder), { recursive: true });
commitAll(root);
execFileSync('git', ['-C', root, 'branch', '--move', 'main']);
afterAll(() => {
  rmSync(root, { recursive: true });
});

const commands = await loadCommands();
// These change the definitions, so they come last.
const last = ['new', 'rename', 'move'];
const examples = commands
  .toSorted((left, right) => last.indexOf(left.name) - last.indexOf(right.name))
  .map(({ name, example }) => [name, example] as const);
/** Coverage, mutants and proofs of a large form take long and are tested on their own; the others read many files. */
const slow = ['cover', 'mutate', 'prove'];

describe('the example in the help', () => {
  it.each(examples.filter(([name]) => !slow.includes(name)))(
    'of %s works as it stands: %s',
    async (_, line) => {
      const { code, text } = await runCommandLine([...line.split(' '), '--root', root], root);

      expect({ code, text: code === 0 ? '' : text }).toEqual({ code: 0, text: '' });
      expect(text).not.toMatch(/^ +at .*:\d+/m);
    },
  );
});

describe('forms explain', () => {
  it('says of an option why its question is not asked', async () => {
    const words = ['explain', 'claim-report', 'type.typeOfEvent=FLOOD', '--root', root];

    const { text } = await runCommandLine(words, root);

    expect(text).toMatch(/nicht zu sehen|verborgen/);
    expect(text).not.toContain('Keine Bedingung entscheidet das');
  });
});
