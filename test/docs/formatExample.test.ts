import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coverCommand } from '../../src/cli/commands/coverCommand.ts';
import { flowsCommand } from '../../src/cli/commands/flowsCommand.ts';
import { lintCommand } from '../../src/cli/commands/lintCommand.ts';
import { proveCommand } from '../../src/cli/commands/proveCommand.ts';
import { definitionsCopy } from '../cli/definitionsCopy.ts';
import { applyEdit, editsIn, pointsOf } from './documentEdits.ts';

const form = 'change-email';
let root = '';

beforeAll(() => {
  root = definitionsCopy('.');
  cpSync('test/flows', join(root, 'test/flows'), { recursive: true });
  const edits = pointsOf(readFileSync('docs/format.md', 'utf8'), 'Worked example').flatMap(editsIn);
  if (edits.length === 0) throw new Error('The example asks for no change.');
  for (const edit of edits) applyEdit(root, edit);
});
afterAll(() => rmSync(root, { recursive: true }));

describe('the worked example of the format', () => {
  it('has no findings of lint', async () => {
    expect(
      await lintCommand.run({ root, form: null, brand: null, sarif: false, fix: false, explain: null }),
    ).toMatchObject({ code: 0, text: expect.stringMatching(/^\d+ Formulare: 0 Fehler, 0 Warnungen$/) });
  });

  it('passes all flows of the form, also its own', async () => {
    expect(await flowsCommand.run({ root, accept: false, form, pattern: null })).toMatchObject({
      code: 0,
      text: expect.stringMatching(/ 0 gescheitert$/),
    });
    const own = await flowsCommand.run({ root, accept: false, form, pattern: 'lost-access' });
    expect(own.text).toMatch(/^1 Ablauftest: 1 bestanden/);
  });

  it('is proved, and its flow test meets all of its goals', async () => {
    const proof = await proveCommand.run({
      root,
      form,
      brand: null,
      budget: 200_000,
      today: null,
      writeFlow: null,
    });
    expect(proof).toMatchObject({
      code: 0,
      text: expect.stringMatching(/: 0 Befunde, .*, vollständig$/),
    });
    const coverage = await coverCommand.run({ root, form, write: null });
    expect(coverage).toMatchObject({ code: 0, text: expect.stringContaining('(100 %)') });
  });
});
