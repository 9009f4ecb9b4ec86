import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { fmtCommand } from '../../src/cli/commands/fmtCommand.ts';
import { flowsCommand } from '../../src/cli/commands/flowsCommand.ts';
import { lintCommand } from '../../src/cli/commands/lintCommand.ts';
import { newCommand } from '../../src/cli/commands/newCommand.ts';
import { proveCommand } from '../../src/cli/commands/proveCommand.ts';
import { schemasCommand } from '../../src/cli/commands/schemasCommand.ts';
import { typesCommand } from '../../src/cli/commands/typesCommand.ts';
import { below, definitionsCopy, editJson } from './definitionsCopy.ts';
import { judges, shippedForms } from '../shippedForms.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

function copyOf(from: Parameters<typeof definitionsCopy>[0]): string {
  const root = definitionsCopy(from);
  roots.push(root);
  return root;
}

describe('forms types', () => {
  it('the committed types match the forms; refresh with "npm run forms -- types --write"', async () => {
    expect(await typesCommand.run({ root: '.', mode: 'check' })).toMatchObject({
      code: 0,
      text: 'Alle Typen sind aktuell.',
    });
  });

  it('every form with a payload is compared with the protocol', () => {
    const check = readFileSync('test/protocol/payloadTypes.ts', 'utf8');
    const sending = shippedForms.forms.filter(({ source }) =>
      source.calls.calls.some(({ send }) => send !== undefined),
    );

    expect(sending.map(({ id }) => id).filter((id) => !check.includes(`types/${id}.ts`))).toEqual([]);
  });

  it('writes required, optional and repeated answers, and payloads', async () => {
    const root = copyOf('test/analysis/base');

    await typesCommand.run({ root, mode: 'write' });

    const types = readFileSync(join(root, 'test/snapshots/types/repair.ts'), 'utf8');
    expect(types).toContain("  'damage.part': 'DOOR' | 'WINDOW' | 'OTHER';\n  'damage.other'?: string;");
    expect(types).toContain("  'helpers.known'?: boolean;");
    expect(types).toContain(
      "  'helpers.people'?: {\n    name: string;\n    reachable: boolean;\n    email?: string;\n  }[];",
    );
    expect(types).toContain(
      '    helpers: {\n      id: number;\n      name: string;\n      email?: string;\n    }[];',
    );
  });

  it('names stale types and the command that writes them', async () => {
    const root = copyOf('test/analysis/base');
    await typesCommand.run({ root, mode: 'write' });
    editJson(root, 'schemas/repair/form.json', (value) => {
      below(value, 'properties', 'damage', 'properties', 'part')['enum'] = ['DOOR', 'OTHER'];
    });
    editJson(root, 'rules/_shared/tables.json', (value) => {
      below(value, 'parts')['rows'] = [{ part: 'DOOR' }, { part: 'OTHER' }];
    });

    expect(await typesCommand.run({ root, mode: 'check' })).toMatchObject({
      code: 1,
      text: 'test/snapshots/types/repair.ts sagt nicht mehr, was das Formular fragt und sendet.\nAktualisieren: npm run forms -- types --write',
    });
  });
});

describe('forms new', () => {
  it('writes a form that is sound, formatted and passes its flows', { timeout: 30_000 }, async () => {
    const root = copyOf('test/analysis/base');

    expect((await newCommand.run({ root, id: 'address-change' })).code).toBe(0);

    expect(
      (
        await lintCommand.run({
          root,
          form: 'address-change',
          brand: null,
          sarif: false,
          fix: false,
          explain: null,
        })
      ).text,
    ).toMatch(/: 0 Fehler, 0 Warnungen$/);
    expect(
      (await flowsCommand.run({ root, accept: false, form: 'address-change', pattern: null })).text,
    ).toBe('2 Ablauftests: 2 bestanden, 0 gescheitert');
    expect(
      (
        await proveCommand.run({
          root,
          form: 'address-change',
          brand: null,
          budget: 1000,
          today: '2026-11-21',
          writeFlow: null,
        })
      ).code,
    ).toBe(0);
    expect((await newCommand.run({ root, id: 'address-change' })).text).toBe(
      'Es gibt schon ein Formular „address-change“: schemas/address-change/wizard.json',
    );
  });

  it.each(['Address', '_shared', '../x', 'a--b', '1a', ''])('refuses the id "%s"', async (id) => {
    const { code, text } = await newCommand.run({ root: '.', id });

    expect(code).toBe(2);
    expect(text).toContain(`„${id}“ ist keine ID.`);
  });

  it('refuses the name of an area of texts', async () => {
    expect(await newCommand.run({ root: '.', id: 'shell' })).toEqual({
      code: 2,
      text: '„shell“ ist der Name eines gemeinsamen Bereichs von Texten.',
    });
  });
});

describe('forms fmt', () => {
  it('formats a file and changes nothing else', async () => {
    const root = copyOf('test/analysis/base');
    const file = join(root, 'schemas/repair/form.json');
    const crammed = readFileSync(file, 'utf8')
      .replaceAll(/\s+/g, ' ')
      .replace('"properties": { "damage"', '"x-note": "1.0e2 \\u00e4",   "properties": { "damage"');
    writeFileSync(file, crammed);
    await fmtCommand.run({ root, check: false });
    const tidy = readFileSync(file, 'utf8');

    expect(tidy).toContain('  "x-note": "1.0e2 \\u00e4",\n  "properties": {\n');
    expect(tidy.replaceAll(/\s+/g, '')).toBe(crammed.replaceAll(/\s+/g, ''));
    expect((await fmtCommand.run({ root, check: true })).code).toBe(0);
  });

  it('--check names unformatted files, and changes nothing', async () => {
    const root = copyOf('test/analysis/base');
    const file = join(root, 'rules/repair.json');
    const before = `${readFileSync(file, 'utf8')}\n\n`;
    writeFileSync(file, before);

    const { code, text } = await fmtCommand.run({ root, check: true });

    expect(code).toBe(1);
    expect(text.split('\n')).toEqual([
      'Nicht einheitlich umbrochen: rules/repair.json',
      'Das erledigt: npm run forms -- fmt',
    ]);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('names a file that is no JSON, and does not change it', async () => {
    const root = copyOf('test/analysis/base');
    writeFileSync(join(root, 'rules/repair.json'), '{ "a": 1, }');

    const { code, text } = await fmtCommand.run({ root, check: false });

    expect(code).toBe(1);
    expect(text).toContain('rules/repair.json ist kein gültiges JSON. „lint“ sagt, wo.');
    expect(readFileSync(join(root, 'rules/repair.json'), 'utf8')).toBe('{ "a": 1, }');
  });
});

describe('forms schemas', () => {
  it('the committed meta-schemas match their sources; refresh with "npm run forms -- schemas --write"', async () => {
    expect((await schemasCommand.run({ root: '.', mode: 'check' })).text).toBe(
      'Die Meta-Schemas und die Referenz sind aktuell.',
    );
  });

  it('lint has no findings with missing or stale names of editors', { timeout: 30_000 }, () => {
    const { metaSchemas, files } = shippedForms;
    expect(metaSchemas.has('names')).toBe(false);
    const judge = judges.get('rules');

    expect(judge?.(files.get('rules/claim-report.json')?.value)).toEqual([]);
    expect(judge?.({ conditions: {}, fields: { 'new.field': { show: 'neverHeardOf' } } })).toEqual([]);
    expect(judge?.({ conditions: {}, fields: { 'new.field': { shows: 'neverHeardOf' } } })).toHaveLength(1);
  });
});
