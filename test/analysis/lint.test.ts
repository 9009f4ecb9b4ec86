import { describe, expect, it } from 'vitest';
import { catalogue, createLinter, lint, type LintTools } from '../../src/analysis/index.ts';
import { readRepository } from '../../src/definitions/disk.ts';
import { locateFinding } from '../../src/cli/commands/locateFinding.ts';
import { baseTexts, editedTexts } from './baseTexts.ts';
import { readTexts } from './readTexts.ts';
import { mistakes as mistakesInNames } from './mistakes.ts';
import { fileMistakes } from './fileMistakes.ts';
import { mistakesWithin } from './mistakesWithin.ts';
import { formControls } from '../../src/wizard/formControls.ts';
import { judges } from '../shippedForms.ts';

const mistakes = [...mistakesInNames, ...mistakesWithin];

/** Replies of the protocol in these tests. */
const garage = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    open: { anyOf: [{ type: 'number' }, { type: 'null' }] },
    kind: { anyOf: [{ const: 'CAR' }, { const: 'VAN' }] },
    rates: { type: 'object', patternProperties: { '^.*$': { type: 'integer' } } },
    slots: { type: 'array', items: { type: 'object', properties: { day: { type: 'string' } } } },
  },
  required: ['name', 'open', 'kind'],
};

const tools: LintTools = {
  judges: new Map(),
  operations: new Map([
    [
      'reportRepair',
      {
        path: ['accountId'],
        headers: ['idempotency-key'],
        replies: [garage],
        codes: { 200: [], 201: [], 403: ['DEMO', 'FORBIDDEN'], 409: ['EXISTS'], 422: [] },
      },
    ],
    ['fetchAccount', { path: ['accountId', 'year'], headers: [] }],
    ['approveRepair', { path: [], headers: [] }],
  ]),
  routes: ['/', '/repair'],
  derivations: {
    plateOf: {
      from: { properties: { region: { type: 'string' }, number: { type: 'integer' } }, required: ['region'] },
      to: { type: 'string' },
      says: 'Kennzeichen',
      derive: ({ region }) => region,
    },
  },
  controls: formControls,
  namesInCode: new Set(['strictDates', 'parts']),
  metaSchemaNames: [],
  textKeysInCode: new Set([
    'error.',
    'options.true',
    'options.false',
    'stage.*',
    'messages:network',
    'messages:generic',
    'demo',
    'messages:closed',
  ]),
  wordsInCode: new Set(['min', 'max', 'phone', 'label']),
  paths: new Set(['logo.svg', 'logo-dark.svg', 'mark.svg'].map((file) => `brands/testmarke/${file}`)),
  flows: null,
  misspelled: new Map([['Dnak', ['Dank']]]),
  accounts: new Map([['mueller', ['van', 'car']]]),
};

function findingsIn(texts: ReadonlyMap<string, string>, by = tools): readonly string[] {
  const { repository, flows } = readTexts(texts, judges.get('flow'));
  return lint(repository, { ...by, flows }).map((finding) => {
    const { line } = locateFinding(repository, flows, finding);
    const written = texts.get(finding.file)?.split('\n')[line - 1] ?? '';
    return `${finding.code} ${finding.file} ${written.trim()}`;
  });
}

describe('lint', () => {
  it('finds nothing in the sound form', () => {
    expect(findingsIn(baseTexts())).toEqual([]);
  });

  it('reports an address that another form has', () => {
    const texts = baseTexts();
    for (const [path, text] of baseTexts())
      if (/\brepair(?=[/.])/.test(path) && !path.startsWith('test/'))
        texts.set(
          path.replace(/\brepair(?=[/.])/, 'second'),
          path.endsWith('wizard.json') ? text.replace('"id": "repair"', '"id": "second"') : text,
        );

    expect(findingsIn(texts)).toContain('taken-route schemas/second/wizard.json "route": "/repair/{step}",');
  });

  it.each(mistakes)('$code: $file $mistake', ({ code, file, edit, place }) => {
    const findings = findingsIn(editedTexts(file, edit));

    expect(findings).toEqual([expect.stringContaining(`${code} `)]);
    expect(findings[0]).toContain(`${code} `);
    expect(findings[0]).toContain(place);
  });

  it.each([
    ['too few operands', { '===': [{ var: 'damage.cost' }] }],
    ['too many operands', { '<': [{ var: 'damage.cost' }, 1, 2] }],
    ['several operands instead of one', { answered: ['damage.cost', 'damage.part'] }],
    ['an unknown operator', { equals: [1, 2] }],
  ])('reports a mistake in a rule once, by the meta-schemas: %s', (_, rule) => {
    const texts = editedTexts('rules/repair.json', { at: ['conditions', 'expensive', 'if'], to: rule });
    const found = findingsIn(texts, { ...tools, judges });

    expect(found).toEqual([expect.stringContaining('shape rules/repair.json')]);
  });

  it('finds the same with a memory while mistakes are made and mended', () => {
    const remembering = createLinter();
    let before = readTexts(baseTexts(), judges.get('flow'));
    const lookAgain = (texts: ReadonlyMap<string, string>) => {
      before = readTexts(texts, judges.get('flow'), before.repository);
      const known = { ...tools, judges, flows: before.flows };
      return { known, found: remembering(before.repository, known) };
    };
    const asItWas = lint(readTexts(baseTexts()).repository, lookAgain(baseTexts()).known);

    // Every third mistake is tried, because each is also linted without memory.
    for (const { file, edit, code } of mistakes.filter((_, index) => index % 3 === 0)) {
      const texts = editedTexts(file, edit);
      const { known, found } = lookAgain(texts);
      expect(found, `${code} in ${file}`).toEqual(lint(readTexts(texts).repository, known));
      expect(lookAgain(baseTexts()).found, `${code} in ${file}, taken back`).toEqual(asItWas);
    }
  });

  it('checks only changed files again', () => {
    const first = readRepository(baseTexts());
    const texts = editedTexts('schemas/repair/texts.de.json', { at: ['damage.title'], to: 'Ein anderer' });
    const second = readRepository(texts, first);

    const changed = [...second.files.values()].filter(
      ({ path }) => first.files.get(path) !== second.files.get(path),
    );
    expect(changed.map(({ path }) => path)).toEqual(['schemas/repair/texts.de.json']);
    expect(second.shared).toBe(first.shared);
    expect(second.forms[0]?.source).toBe(first.forms[0]?.source);
  });

  it('suggests a similar name for an unknown one', () => {
    const texts = editedTexts('rules/repair.json', { at: ['fields', 'damage.note', 'show'], to: 'expensiv' });

    expect(lint(readRepository(texts), tools)[0]?.hint).toBe('Meinten Sie „expensive“?');
  });

  it.each([
    [
      'rules/repair.json',
      ['fields', 'damage.other', 'shows'],
      'other',
      'shape rules/repair.json "shows": "other"',
    ],
    [
      'schemas/repair/calls.json',
      ['calls', 0, 'outcomes', 0, 'banners'],
      'x',
      'shape schemas/repair/calls.json "banners": "x"',
    ],
    [
      'schemas/repair/calls.json',
      ['calls', 0, 'outcomes', 1, 'status'],
      [403, 403],
      'shape schemas/repair/calls.json "status": [',
    ],
    [
      'schemas/repair/wizard.json',
      ['progress'],
      'half',
      'shape schemas/repair/wizard.json "progress": "half"',
    ],
    [
      'schemas/repair/wizard.json',
      ['mount', 'frame'],
      'window',
      'shape schemas/repair/wizard.json "frame": "window"',
    ],
    [
      'schemas/repair/wizard.json',
      ['mount', 'menu'],
      { group: 'news', position: 1, label: 'shared:nav' },
      'shape schemas/repair/wizard.json "group": "news",',
    ],
    [
      'schemas/repair/texts.de.json',
      ['damage.title'],
      5,
      'shape schemas/repair/texts.de.json "damage.title": 5',
    ],
    ['schemas/repair/form.json', ['$schema'], undefined, 'missing-schema schemas/repair/form.json {'],
    [
      'schemas/repair/form.json',
      ['$schema'],
      '../_meta/stop.schema.json',
      'missing-schema schemas/repair/form.json "$schema"',
    ],
  ])('validates %s by its meta-schema: %j', (file, at, to, finding) => {
    const texts = editedTexts(file, { at, to });

    expect(findingsIn(texts, { ...tools, judges }).join('\n')).toContain(finding);
  });

  it('finds no violation of the meta-schemas in the sound form', () => {
    const texts = baseTexts();

    expect(findingsIn(texts, { ...tools, judges })).toEqual([]);
  });

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '5',
    '"x"',
    '{ "conditions": [] }',
    '{ "steps": { "a": 1 } }',
    '{ "calls": null }',
  ])('never throws when a file contains %j', (text) => {
    for (const file of baseTexts().keys()) {
      expect(() => findingsIn(editedTexts(file, { text }), { ...tools, judges })).not.toThrow();
    }
  });

  it('is tested with a mistake for each code of the catalogue', () => {
    const shown = new Set<string>([...mistakes, ...fileMistakes].map(({ code }) => code));
    const needsMetaSchemas = ['missing-schema', 'shape'];
    // `broken/abridged.json` has a short form.
    const needsLongForm = ['short-steps', 'unknown-long-form', 'unknown-long-question'];
    // `broken/places.json` has several forms.
    const needsOtherForms = ['repeated-position', 'refused-differently', 'same-gate'];
    // `broken/unread-names.json` has facts with rows.
    const needsRows = ['unused-row-part'];
    const shownElsewhere = [...needsMetaSchemas, ...needsLongForm, ...needsOtherForms, ...needsRows];

    expect(
      Object.keys(catalogue).filter((code) => !shown.has(code) && !shownElsewhere.includes(code)),
    ).toEqual([]);
  });
});
