import i18next from 'i18next';
import { expect, it } from 'vitest';
import { changeWalk, type ChangeRequest } from '../../../src/engine/index.ts';
import { listChangeRows } from '../../../src/wizard/blocks/changes/listChangeRows.ts';
import { createFormTexts } from '../../../src/wizard/texts/createFormTexts.ts';
import { checkbox, choice, compile, text, walkOf, when } from '../../engine/testForm.ts';

const changes = (...of: readonly string[]) => ({
  type: 'null' as const,
  'x-control': { kind: 'changes', of },
});
const form = {
  steps: {
    use: {
      kind: choice('PRIVATE', 'COMMERCIAL'),
      branch: choice('TAXI', 'COURIER'),
      garage: checkbox,
      partner: checkbox,
    },
    cover: { note: text(), mileage: { type: 'integer', unit: 'km' } },
    end: { own: text(), all: changes('use', 'cover'), one: changes('cover.note') },
  },
  rules: {
    conditions: { commercial: when({ '===': ['use.kind', 'COMMERCIAL'] }) },
    fields: {
      'use.branch': { show: 'commercial' },
      'use.partner': { show: '!commercial' },
      'cover.note': { lock: { when: 'commercial', says: 'why' } },
    },
  },
  start: {
    'use.kind': { const: 'PRIVATE' },
    'use.branch': { const: 'TAXI' },
    'use.partner': true,
    'cover.mileage': 12000,
  },
} as const;

const texts = i18next.createInstance();
void texts.init({
  lng: 'de',
  resources: {
    de: {
      test: {
        'use.kind.label': 'Wie nutzen Sie das Auto?',
        'use.kind.summary': 'Nutzung',
        'use.kind.options.PRIVATE': 'Privat',
        'use.kind.options.COMMERCIAL': 'Gewerblich',
        'use.branch.label': 'Branche',
        'use.branch.options.TAXI': 'Taxi',
        'use.garage.label': 'Garage',
        'use.partner.label': 'Partner',
        'cover.note.label': 'Notiz',
        'cover.mileage.label': 'Fahrleistung',
        'options.true': 'Ja',
        'options.false': 'Nein',
      },
    },
  },
  keySeparator: false,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  initAsync: false,
});

/** Returns the rows of a block after these changes. */
function listed(block: string, ...requests: readonly ChangeRequest[]): readonly string[] {
  const { walk } = changeWalk(walkOf(form), requests);
  const node = walk.wizard.nodes.find(({ path }) => path === block);
  const paths = node?.kind === 'block' ? (node.values['of']?.reads ?? []) : [];
  return listChangeRows(walk, paths, createFormTexts(texts, walk.wizard, {})).map(
    ({ question, before, now, leadsTo }) => `${question}: ${before} -> ${now} (${leadsTo})`,
  );
}

it('lists exactly the answers that differ from those on entry, in words (SUM-002)', () => {
  expect(listed('end.all')).toEqual([]);
  expect(
    listed(
      'end.all',
      { set: 'use.garage', to: true },
      { set: 'cover.mileage', to: 15000 },
      { set: 'end.own', to: 'x' },
    ).map((line) => line.replaceAll('\u00a0', ' ')),
  ).toEqual(['Garage: Nein -> Ja (use.garage)', 'Fahrleistung: 12.000 km -> 15.000 km (cover.mileage)']);
});

it('lists questions that disappeared or appeared, and links to no control that is gone or locked', () => {
  const commercial = { set: 'use.kind', to: 'COMMERCIAL' } as const;

  expect(listed('end.all', { set: 'cover.note', to: 'neu' }, commercial)).toEqual([
    'Nutzung: Privat -> Gewerblich (use.kind)',
    'Branche: null -> Taxi (use.branch)',
    'Partner: Ja -> null (null)',
    'Notiz: null -> neu (null)',
  ]);
});

it('covers only the places that the block names', () => {
  expect(listed('end.one', { set: 'cover.note', to: 'neu' }, { set: 'use.garage', to: true })).toEqual([
    'Notiz: null -> neu (cover.note)',
  ]);
});

it('reports a place that does not exist', () => {
  const compiled = compile({ steps: { one: { name: text(), list: changes('one', 'two') } } });

  expect(compiled.ok ? [] : compiled.problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('„two“'),
  ]);
});
