import { rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { termsCommand } from '../../src/cli/commands/termsCommand.ts';
import { definitionsCopy } from './definitionsCopy.ts';

it('every question and every code of the shipped forms has a term', () => {
  expect(termsCommand.run({ root: '.', missing: true })).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^Jede Frage und jeder Code hat einen Begriff\. \d+ Begriffe\.$/),
  });
});

it('terms lists the term base, and with --missing what has no term', () => {
  const root = definitionsCopy('test/analysis/base');
  onTestFinished(() => rmSync(root, { recursive: true }));

  expect(termsCommand.run({ root, missing: false }).text.split('\n')).toContain(
    'codes.part.OTHER: ander; nicht Tür',
  );
  const lacking = termsCommand.run({ root, missing: true });
  expect(lacking.code).toBe(1);
  expect(lacking.text.split('\n')).toContain('repair: damage.part.options.WINDOW');
  expect(lacking.text).not.toContain('options.DOOR');
});
