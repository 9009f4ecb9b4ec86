import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coverCommand } from '../../src/cli/commands/coverCommand.ts';
import { diffCommand } from '../../src/cli/commands/diffCommand.ts';
import { docCommand } from '../../src/cli/commands/docCommand.ts';
import { flowsCommand } from '../../src/cli/commands/flowsCommand.ts';
import { lintCommand } from '../../src/cli/commands/lintCommand.ts';
import { mutateCommand } from '../../src/cli/commands/mutateCommand.ts';
import { proveCommand } from '../../src/cli/commands/proveCommand.ts';
import { schemasCommand } from '../../src/cli/commands/schemasCommand.ts';
import { typesCommand } from '../../src/cli/commands/typesCommand.ts';
import { commitAll, definitionsCopy } from '../cli/definitionsCopy.ts';
import { applyEdit, editsIn, pointsOf } from './documentEdits.ts';

const points = pointsOf(readFileSync('docs/first-change.md', 'utf8'), 'The example');
const form = 'claim-report';
let root = '';

beforeAll(() => {
  root = definitionsCopy('.');
  for (const path of ['test/flows', 'test/snapshots']) cpSync(path, join(root, path), { recursive: true });
  commitAll(root);
});
afterAll(() => rmSync(root, { recursive: true }));

function follow(point: number): void {
  const edits = editsIn(points[point - 1] ?? '');
  if (edits.length === 0) throw new Error(`Point ${point} asks for no change.`);
  for (const edit of edits) applyEdit(root, edit);
}

const lint = () =>
  lintCommand.run({ root, form: null, brand: null, sarif: false, fix: false, explain: null });
const flows = () => flowsCommand.run({ root, accept: false, form, pattern: null });

/** Each test continues with the files of the test before it, like a reader. */
describe('the example of docs/first-change.md', () => {
  it('1 to 3: the question is complete, and lint reports only that its answer is not used', async () => {
    for (const point of [1, 2, 3]) follow(point);

    const { code, text } = await lint();

    expect(code).toBe(1);
    expect(text).toMatch(
      /^schemas\/claim-report\/\S+ Warnung answer-unused: .*\n\d+ Formulare: 0 Fehler, 1 Warnung$/,
    );
  });

  it('4: a reason beside the question silences the warning', async () => {
    follow(4);

    expect(await lint()).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^\d+ Formulare: 0 Fehler, 0 Warnungen$/),
    });
  });

  it('5: the flows with the question fail until they answer it', async () => {
    const before = await flows();
    const files = new Set([...before.text.matchAll(/^(test\/flows\/\S+):\d+ /gm)].map(([, file]) => file));
    expect(before.code).toBe(1);
    expect(files).toEqual(new Set(editsIn(points[4] ?? '').map(({ file }) => file)));
    expect(before.text).toMatch(/ 2 gescheitert$/);

    follow(5);

    expect(await flows()).toMatchObject({ code: 0, text: expect.stringMatching(/ 0 gescheitert$/) });
  });

  it('6: generated files are out of date until they are written', async () => {
    expect(docCommand.run({ root, form, mode: 'check', html: false })).toMatchObject({
      code: 1,
      text: expect.stringContaining('test/snapshots/claim-report.md'),
    });

    docCommand.run({ root, form, mode: 'write', html: false });
    await typesCommand.run({ root, mode: 'write' });
    await schemasCommand.run({ root, mode: 'write' });

    const written = (file: string): string => readFileSync(join(root, file), 'utf8');
    expect(written('test/snapshots/claim-report.md')).toContain(
      'Haben Sie noch alle Schlüssel des Fahrzeugs?',
    );
    expect(written('test/snapshots/types/claim-report.ts')).toContain('type.allKeys');
    expect(written('schemas/_meta/names.schema.json')).toContain('type.allKeys');
  });

  it('7: the proof has no findings, and the flows reach the question', { timeout: 180_000 }, async () => {
    const proof = await proveCommand.run({
      root,
      form,
      brand: null,
      budget: 200_000,
      today: null,
      writeFlow: null,
    });
    expect(proof).toMatchObject({ code: 0, text: expect.stringMatching(/: 0 Befunde, .*, vollständig$/) });
    const coverage = await coverCommand.run({ root, form, write: null });
    expect(coverage).toMatchObject({ code: 0, text: expect.stringContaining('(100 %)') });
  });

  it('7: the flows notice every mutant of the new rule', async () => {
    const [, field = ''] = /`mutate claim-report --field (\S+)`/.exec(points[6] ?? '') ?? [];

    const { code, text } = await mutateCommand.run({
      root,
      form,
      field,
      sample: null,
      seed: 1,
    });

    expect(code).toBe(0);
    expect(text).toMatch(/claim-report: ([1-9]\d*) von \1 Mutanten geprüft: .* 0 unbemerkt$/m);
  });

  it('7: the diff describes the change for customers', () => {
    const { code, text } = diffCommand.run({ root, revision: 'HEAD', form, markdown: false });

    expect(code).toBe(0);
    expect(text).toContain(
      '- Neu: „Haben Sie noch alle Schlüssel des Fahrzeugs?“ wird gefragt (Pflicht), wenn:',
    );
  });
});
