import { describe, expect, it } from 'vitest';
import { lint, type LintTools } from '../../src/analysis/index.ts';
import { compileMetaSchemas, locate, readRepository } from '../../src/definitions/disk.ts';
import { baseTexts, type Edit, editedTexts } from './baseTexts.ts';
import { formEnvironment } from '../../src/cli/formEnvironment.ts';
import { judges, shippedForms } from '../shippedForms.ts';

const { files } = shippedForms;
const tools: LintTools = {
  judges,
  operations: null,
  routes: null,
  ...formEnvironment,
  namesInCode: null,
  paths: null,
  flows: null,
  accounts: null,
};

function found(texts: ReadonlyMap<string, string>, by = tools): readonly string[] {
  const repository = readRepository(new Map([...texts].filter(([path]) => path.endsWith('.json'))));
  return lint(repository, by).map((finding) => {
    const { line, column } = locate(repository, finding);
    return `${finding.file}:${line}:${column} ${finding.code}: ${finding.message} (${finding.hint ?? ''})`;
  });
}

const rules = 'rules/repair.json';
const texts = 'schemas/repair/texts.de.json';

describe('lint reports a file', () => {
  it.each<[what: string, file: string, edit: Edit, finding: RegExp]>([
    ['is empty', rules, { text: ' \n' }, /^rules\/repair.json:1:1 json-syntax: Die Datei ist leer\./],
    [
      'has a byte order mark',
      rules,
      { text: `\uFEFF${baseTexts().get(rules)}` },
      /:1:1 json-syntax: .*Bytereihenfolge-Marke\. \(Speichern Sie die Datei als UTF-8 ohne BOM\.\)/,
    ],
    [
      'is not UTF-8',
      texts,
      { replace: 'Bitte', by: 'B\uFFFDtte' },
      /json-syntax: Dieses Zeichen ist kein UTF-8/,
    ],
    [
      'is nested too deeply',
      rules,
      { text: `{"conditions":${'{"!":'.repeat(20_000)}true${'}'.repeat(20_000)}}` },
      /:1:\d+ json-syntax: .*tiefer als 100 Ebenen/,
    ],
    [
      'names the meta-schema of another kind of file',
      rules,
      { at: ['$schema'], to: '../schemas/_meta/texts.schema.json' },
      /^rules\/repair.json:2:14 missing-schema: .*\(Schreiben Sie "\$schema": "..\/schemas\/_meta\/rules.schema.json"\.\)/,
    ],
    [
      'names its meta-schema by a path that leads nowhere',
      rules,
      { at: ['$schema'], to: '_meta/rules.schema.json' },
      /:2:14 missing-schema: /,
    ],
    [
      'names the wrong meta-schema for texts',
      texts,
      { at: ['$schema'], to: '../_meta/calls.schema.json' },
      /:2:14 missing-schema: .*texts.schema.json/,
    ],
    [
      'has a key that cannot be a name',
      rules,
      { at: ['conditions', 'größer'], to: { says: 'Es ist größer', if: true } },
      /^rules\/repair.json:\d+:5 shape: „größer“ kann hier kein Name sein/,
    ],
    [
      'shows an older result of a call that is never repeated',
      'schemas/repair/calls.json',
      { at: ['calls', 0, 'stale'], to: 'show' },
      /shape: Hier fehlt „(keep|enter|change)“/,
    ],
    [
      'has a unit at a text',
      'schemas/repair/form.json',
      { at: ['properties', 'damage', 'properties', 'other', 'unit'], to: 'km' },
      /shape: Dieser Wert ist hier nicht erlaubt. \(Erlaubt sind: number, integer\.\)/,
    ],
    [
      'has an unknown unit',
      'schemas/repair/form.json',
      { at: ['properties', 'damage', 'properties', 'cost', 'unit'], to: 'kmh' },
      /shape: Dieser Wert ist hier nicht erlaubt. \(Meinten Sie „km“\?\)/,
    ],
    [
      'has an unknown format',
      'schemas/_shared/facts.json',
      { at: ['facts', 'policy.age', 'format'], to: 'euros' },
      /shape: .*euro/,
    ],
    [
      'has a unit and a format of money',
      'schemas/_shared/facts.json',
      { at: ['facts', 'policy.age'], to: { type: 'number', format: 'euro', unit: 'km', says: 'Betrag' } },
      /shape: /,
    ],
    [
      'has a pattern without examples',
      'schemas/repair/form.json',
      { at: ['properties', 'damage', 'properties', 'other', 'pattern'], to: '^a$' },
      /shape: Hier fehlt „examples“/,
    ],
    [
      'has another format',
      'schemas/repair/wizard.json',
      { at: ['format'], to: 1 },
      /shape: Hier muss 2 stehen/,
    ],
  ])('that %s', (_, file, edit, finding) => {
    expect(found(editedTexts(file, edit)).join('\n')).toMatch(finding);
  });

  it('that belongs to a form without wizard.json', () => {
    const all = baseTexts().set('schemas/half/texts.de.json', '{ "title": "Halb" }');

    expect(found(all)).toEqual([
      expect.stringContaining(
        'missing-file: Dem Formular „half“ fehlen Dateien: schemas/half/wizard.json, schemas/half/form.json, schemas/half/calls.json',
      ),
    ]);
  });

  it('that belongs to a brand without brand.json', () => {
    const paths = new Set([
      'brands/testmarke/brand.json',
      'brands/testmarke/logo.svg',
      'brands/other/logo.svg',
    ]);

    expect(found(baseTexts(), { ...tools, paths }).join('\n')).toContain(
      'brands/other/brand.json:1:1 missing-file: Der Marke „other“ fehlt die Datei brand.json.',
    );
  });

  it('is a meta-schema that others refer to, missing or unreadable, and is reported', () => {
    const shipped = new Map([...files].map(([path, { text }]) => [path, text]));
    const rule = 'schemas/_meta/rule.schema.json';

    const without = readRepository(new Map([...shipped].filter(([path]) => path !== rule)));
    const broken = readRepository(new Map(shipped).set(rule, '{'));

    expect(without.problems.map(({ code, file }) => `${code} ${file}`)).toContain(`missing-file ${rule}`);
    expect(broken.problems.map(({ code, file }) => `${code} ${file}`)).toContain(`json-syntax ${rule}`);
    expect([...compileMetaSchemas(without.metaSchemas), ...compileMetaSchemas(broken.metaSchemas)]).toEqual(
      [],
    );
  });
});

describe('a setting of the wrong type', () => {
  const settings = 'rules/_shared/settings.json';
  const reading = (value: unknown) => {
    const all = editedTexts(settings, { at: ['express'], to: { value, says: 'Eilig' } });
    const form = JSON.parse(all.get(rules) ?? '') as { fields: Record<string, unknown> };
    form.fields['damage.other'] = { show: 'settings.express' };
    return found(all.set(rules, JSON.stringify(form))).join('\n');
  };

  it('cannot replace a condition', () => {
    expect(reading(true)).not.toContain('not-boolean');
    expect(reading('ja')).toContain(
      'not-boolean: „settings.express“ hat den Typ Text und kann nicht für eine Bedingung stehen.',
    );
  });

  it('is reported without a value, too', () => {
    expect(reading(null)).toMatch(
      /settings.json:\d+:\d+ shape: Der Wert muss vom Typ boolean \| number \| string \| array \| object sein/,
    );
  });
});
