import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../../src/cli/commands.ts';
import { diffCommand } from '../../src/cli/commands/diffCommand.ts';
import { docCommand } from '../../src/cli/commands/docCommand.ts';
import { createErrorCheck } from '../../src/cli/createErrorCheck.ts';
import { flowsCommand } from '../../src/cli/commands/flowsCommand.ts';
import { lintCommand } from '../../src/cli/commands/lintCommand.ts';
import { formatHelp } from '../../src/cli/formatHelp.ts';
import { proveCommand } from '../../src/cli/commands/proveCommand.ts';
import { readCommandLine } from '../../src/cli/readCommandLine.ts';
import { typesCommand } from '../../src/cli/commands/typesCommand.ts';
import { definitionsCopy } from './definitionsCopy.ts';
import { shippedForms } from '../shippedForms.ts';

const lintOptions = {
  root: '.',
  form: null,
  brand: null,
  sarif: false,
  fix: false,
  explain: null,
};

describe('forms', () => {
  it.each([
    ['lint', { ...lintOptions, kind: 'lint', root: '/here' }],
    [
      'lint --form a --brand=b --json --root /x',
      { ...lintOptions, kind: 'lint', root: '/x', form: 'a', brand: 'b' },
    ],
    ['flows glas', { kind: 'flows', root: '/here', accept: false, form: null, pattern: 'glas' }],
    [
      'doc claim-report --check',
      { kind: 'doc', root: '/here', form: 'claim-report', mode: 'check', html: false },
    ],
    ['doc --write --html', { kind: 'doc', root: '/here', form: null, mode: 'write', html: true }],
    [
      'diff main~2 a --markdown',
      { kind: 'diff', root: '/here', revision: 'main~2', form: 'a', markdown: true },
    ],
    ['diff', { kind: 'misunderstood', message: 'diff braucht einen Stand, zum Beispiel „diff main“.' }],
    ['lint --explain --root /x', { kind: 'misunderstood', message: '--explain braucht einen Wert.' }],
    ['doc --write --check', { kind: 'misunderstood', message: '--write und --check schließen sich aus.' }],
    [
      'prove --today 2026-02-30',
      { kind: 'misunderstood', message: '--today braucht einen Tag wie 2026-03-27.' },
    ],
    ['terms --missing', { kind: 'terms', root: '/here', missing: true }],
    ['types --check', { kind: 'types', root: '/here', mode: 'check' }],
    ['schemas --write', { kind: 'schemas', root: '/here', mode: 'write' }],
    ['fmt --check', { kind: 'fmt', root: '/here', check: true }],
    ['new a', { kind: 'new', root: '/here', id: 'a' }],
    [
      'new',
      {
        kind: 'misunderstood',
        message: 'new braucht die ID des Formulars, zum Beispiel „new address-change“.',
      },
    ],
    ['cover', { kind: 'cover', root: '/here', form: null, write: null }],
    ['cover a --write b', { kind: 'cover', root: '/here', form: 'a', write: 'b' }],
    [
      'mutate a --field b.c --sample 20 --seed 7',
      {
        kind: 'mutate',
        root: '/here',
        form: 'a',
        field: 'b.c',
        sample: 20,
        seed: 7,
      },
    ],
    ['mutate --sample few', { kind: 'misunderstood', message: '--sample braucht eine ganze Zahl.' }],
    [
      'prove a --brand b --budget 5 --today 2026-03-27 --write-flow out',
      {
        kind: 'prove',
        root: '/here',
        form: 'a',
        brand: 'b',
        budget: 5,
        today: '2026-03-27',
        writeFlow: 'out',
      },
    ],
    [
      'explain a --flow glas --at one name',
      { kind: 'explain', root: '/here', form: 'a', flow: 'glas', at: 'one', field: 'name', answer: [] },
    ],
    [
      'explain a one.name --answer one.a=1 --answer one.b=2',
      {
        kind: 'explain',
        root: '/here',
        form: 'a',
        flow: null,
        at: null,
        field: 'one.name',
        answer: ['one.a=1', 'one.b=2'],
      },
    ],
    ['prove --budget x', { kind: 'misunderstood', message: '--budget braucht eine Zahl ab 1.' }],
    ['', { kind: 'help' }],
    ['lint --help', { kind: 'help' }],
    ['lind', { kind: 'misunderstood', message: 'Es gibt keinen Befehl „lind“. Meinten Sie „lint“?' }],
    [
      'lint --from a',
      { kind: 'misunderstood', message: 'Es gibt keine Option „--from“. Meinten Sie „--form“?' },
    ],
    ['lint --form', { kind: 'misunderstood', message: '--form braucht einen Wert.' }],
    ['lint a', { kind: 'misunderstood', message: '„a“ ist ein Wort zu viel.' }],
    ['lint --fix=yes', { kind: 'misunderstood', message: '--fix nimmt keinen Wert.' }],
    ['lint -x', { kind: 'misunderstood', message: expect.stringMatching(/^Es gibt keine Option „-x“\./) }],
    ['flows --form -', { kind: 'flows', root: '/here', accept: false, form: '-', pattern: null }],
    [
      'explain a --flow glas',
      {
        kind: 'misunderstood',
        message: expect.stringMatching(/^explain braucht ein Formular und/),
      },
    ],
    [
      'schemas --names --write',
      { kind: 'misunderstood', message: '--write und --names schließen sich aus.' },
    ],
    ['schemas', { kind: 'schemas', root: '/here', mode: 'check' }],
    ['schemas --names', { kind: 'schemas', root: '/here', mode: 'names' }],
    ['mutate --seed=-1', { kind: 'misunderstood', message: '--seed braucht eine ganze Zahl.' }],
    ['prove --budget 0', { kind: 'misunderstood', message: '--budget braucht eine Zahl ab 1.' }],
    ['new --help', { kind: 'help' }],
    ['-h', { kind: 'help' }],
  ])('understands "%s"', async (line, command) => {
    const read = await readCommandLine(line.split(' ').filter(Boolean), '/here');
    const { command: asked, ...rest } = read;

    expect(read.kind === 'run' ? { kind: asked?.name, ...read.input } : rest).toEqual(command);
  });

  it('prints help for all commands, and for one', async () => {
    const help = await formatHelp(null);

    for (const name of commands.keys()) expect(help).toContain(`  npm run forms -- ${name}`);
    expect(help).toContain('--sarif');
    expect(await readCommandLine(['prove', '--help'], '/here')).toEqual({
      kind: 'help',
      command: proveCommand,
    });
    expect((await formatHelp(proveCommand)).split('\n').slice(0, 8)).toEqual([
      'npm run forms -- prove [ID] [--brand ID] [--budget N] [--today DAY] [--write-flow DIR]',
      '  beweisen, dass Formulare zusammenpassen',
      '',
      '  ID                nur dieses Formular; ohne Angabe alle',
      '  --brand ID        nur diese Marke; ohne Angabe alle',
      '  --budget N        so viele Situationen je Formular ansehen; ohne Angabe 600000',
      '  --today DAY       den Beweis für diesen Tag führen, zum Beispiel 2026-03-27; ohne Angabe heute',
      '  --write-flow DIR  Gegenbeispiele als Ablauftests in diesen Ordner schreiben',
    ]);
  });

  it('names the command with a mistake', async () => {
    expect(await readCommandLine(['diff'], '/here')).toMatchObject({
      kind: 'misunderstood',
      command: diffCommand,
    });
    expect(await readCommandLine(['lind'], '/here')).toMatchObject({ kind: 'misunderstood', command: null });
  });

  it('lint names file, line, column, code, message and hint', async () => {
    const { code, text } = await lintCommand.run({ ...lintOptions, root: 'test/cli/broken' });

    expect(code).toBe(1);
    expect(text).toContain('rules/tiny.json:4:36 Fehler unknown-condition: Es gibt keine Bedingung „hapy“.');
    expect(text).toContain('    Meinten Sie „happy“?');
    expect(text.split('\n').at(-1)).toBe('1 Formular: 1 Fehler, 0 Warnungen');
  });

  it('lint has the same as data', async () => {
    const { data } = await lintCommand.run({ ...lintOptions, root: 'test/cli/broken' });

    expect(data).toMatchObject([{ file: 'rules/tiny.json', line: 4, column: 36, code: 'unknown-condition' }]);
  });

  it.each([
    [{ ...lintOptions, root: '/nowhere' }, 'Unterhalb von /nowhere gibt es keine Formulare.'],
    [{ ...lintOptions, form: 'x' }, 'Es gibt kein Formular „x“. Es gibt: '],
    [{ ...lintOptions, brand: 'x' }, 'Es gibt keine Marke „x“. Es gibt: '],
  ])('lint reports the mistake in %j', async (options, message) => {
    const { code, text } = await lintCommand.run(options);

    expect(code).toBe(2);
    expect(text).toContain(message);
  });

  it('the shipped definitions have no errors', () => {
    expect(createErrorCheck()(shippedForms)).toEqual([]);
  });

  it('flows prints the number of flows, and a message when there are none', async () => {
    expect(await flowsCommand.run({ root: '.', accept: false, form: null, pattern: 'no such flow' })).toEqual(
      {
        code: 2,
        text: 'Kein Ablauftest heißt wie „no such flow“.',
      },
    );
    expect(
      (await flowsCommand.run({ root: '.', accept: false, form: 'claim-report', pattern: 'demo-account' }))
        .text,
    ).toMatch(/\d+ Ablauftests?: \d+ bestanden, 0 gescheitert$/);
  });

  it('doc: the committed pages match the forms; refresh with "npm run forms -- doc --write"', () => {
    expect(docCommand.run({ root: '.', form: null, mode: 'check', html: false })).toMatchObject({
      code: 0,
      text: 'Alle Seiten sind aktuell.',
    });
  });

  it('doc prints a page without requests to other files', () => {
    const { text } = docCommand.run({
      root: 'test/analysis/base',
      form: 'repair',
      mode: 'print',
      html: true,
    });

    expect(text).toMatch(/^<!doctype html>\n<html lang="de">/);
    expect(text).not.toMatch(/<script|<link|https?:|src=/);
    expect(text).toContain('<h2>1. Schaden</h2>');
    expect(text).toContain('<code>damage.<wbr>other</code>');
    expect(text).toContain('@media print');
    expect(text).not.toContain('`');
  });

  it('doc prints how a form is left and what proves it', () => {
    const { text } = docCommand.run({
      root: 'test/analysis/base',
      form: 'repair',
      mode: 'print',
      html: false,
    });

    expect(text).toContain('`npm run forms -- prove repair`');
    expect(text).toContain(
      '| Warnung beim Verlassen | nach der ersten Antwort; nicht auf dem Weg zu `/repair` |',
    );
  });

  it('prove ends with 1 when its budget was too small, and with 0 when it was enough', async () => {
    const prove = { root: '.', form: 'activation', brand: null, today: '2026-11-21', writeFlow: null };

    expect((await proveCommand.run({ ...prove, budget: 1 })).code).toBe(1);
    expect((await proveCommand.run({ ...prove, budget: 100_000 })).code).toBe(0);
  });

  it('doc refuses a form with mistakes', () => {
    expect(docCommand.run({ root: 'test/cli/broken', form: null, mode: 'print', html: false })).toMatchObject(
      {
        code: 1,
        text: 'tiny: Das Formular enthält Fehler. „lint“ nennt sie.',
      },
    );
  });

  it.each(['schemas/repair/calls.json', 'brands/testmarke/brand.json', 'schemas/_shared/facts.json'])(
    'every command reports a form that is left out because %s cannot be read',
    async (file) => {
      const root = definitionsCopy('test/analysis/base');
      writeFileSync(join(root, file), '{');
      const prove = { root, form: null, brand: null, budget: 1000, today: '2026-11-21', writeFlow: null };

      for (const { code, text } of [
        await proveCommand.run(prove),
        docCommand.run({ root, form: null, mode: 'print', html: false }),
        await typesCommand.run({ root, mode: 'check' }),
        await flowsCommand.run({ root, accept: false, form: null, pattern: null }),
      ]) {
        expect(code).toBe(1);
        expect(text).toMatch(/enthält Fehler\. „lint“ nennt sie\.$/);
      }
      rmSync(root, { recursive: true });
    },
  );

  it('suggests a form with a similar name', async () => {
    const root = 'test/analysis/base';
    const unknown = { code: 2, text: 'Es gibt kein Formular „repar“. Meinten Sie „repair“?' };

    expect(docCommand.run({ root, form: 'repar', mode: 'print', html: false })).toEqual(unknown);
    expect(await lintCommand.run({ ...lintOptions, root, form: 'repar' })).toEqual(unknown);
    expect(await flowsCommand.run({ root, accept: false, form: 'repar', pattern: null })).toEqual(unknown);
  });
});
