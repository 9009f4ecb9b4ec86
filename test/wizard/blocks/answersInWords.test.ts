import i18next from 'i18next';
import { expect, it } from 'vitest';
import { changeWalk } from '../../../src/engine/index.ts';
import { summarizeAnswers } from '../../../src/wizard/blocks/summary/summarizeAnswers.ts';
import { createFormTexts } from '../../../src/wizard/texts/createFormTexts.ts';
import { checkbox, text, walkOf } from '../../engine/testForm.ts';

const form = {
  steps: {
    place: { where: text(), note: text(), pin: { ...text(), 'x-sensitive': true } },
    secrets: { code: { ...text(), 'x-sensitive': true } },
    people: {
      list: {
        type: 'array',
        minItems: 1,
        maxItems: 3,
        items: { type: 'object', properties: { name: text() } },
      },
    },
    check: { overview: { type: 'null', 'x-control': 'summary' }, sure: checkbox },
  },
  rules: { conditions: {}, fields: { 'place.note': { optional: true } } },
} as const;

const texts = i18next.createInstance();
void texts.init({
  lng: 'de',
  keySeparator: false,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  initAsync: false,
  resources: {
    de: {
      test: {
        'place.title': 'Ort',
        'place.where.label': 'Wo ist es passiert?',
        'place.where.summary': 'Ort des Schadens',
        'place.note.label': 'Hinweis',
        'place.said.summary': 'Von Ihnen bestätigt',
        'place.said.options.alone': 'Ich war allein.',
        'place.said.options.sober': 'Ich war nüchtern.',
        'people.title': 'Personen',
        'people.list.row': '{number}. Person',
        'people.list.name.label': 'Name',
      },
    },
  },
});

it('lists questions and answers by step, without the summary itself and without sensitive answers', () => {
  const walk = changeWalk(walkOf(form), [
    { set: 'place.where', to: 'Köln' },
    { set: 'place.pin', to: '1234' },
    { set: 'secrets.code', to: 'geheim' },
    { addRow: 'people.list' },
  ]).walk;

  expect(summarizeAnswers(walk, createFormTexts(texts, walk.wizard, {}))).toEqual([
    {
      title: 'Ort',
      groups: [{ rows: [{ question: 'Ort des Schadens', answer: 'Köln' }, { question: 'Hinweis' }] }],
    },
    { title: 'Personen', groups: [{ title: '1. Person', rows: [{ question: 'Name' }] }] },
  ]);
});

it('lists the sentences of a statement in the place of the tick that confirms them', () => {
  const stated = {
    steps: {
      place: {
        said: {
          type: 'null',
          'x-control': { kind: 'statement', by: 'sure', says: { alone: { a: true }, sober: { b: 'NO' } } },
        },
        sure: checkbox,
      },
    },
    rules: { conditions: {} },
  } as const;
  const answersAfter = (isSure: boolean) => {
    const { walk } = changeWalk(walkOf(stated), [{ set: 'place.sure', to: isSure }]);
    return summarizeAnswers(walk, createFormTexts(texts, walk.wizard, {}));
  };

  const question = 'Von Ihnen bestätigt';
  expect(answersAfter(true)).toEqual([
    { title: 'Ort', groups: [{ rows: [{ question, answer: '– Ich war allein.\n– Ich war nüchtern.' }] }] },
  ]);
  expect(answersAfter(false)).toEqual([{ title: 'Ort', groups: [{ rows: [{ question }] }] }]);
});

it('leaves out what a rule hides, answered or not', () => {
  const hidden = {
    ...form,
    rules: { ...form.rules, fields: { 'place.note': { show: { answered: 'place.where' } } } },
  };
  const answered = [
    { set: 'place.where', to: 'Köln' },
    { set: 'place.note', to: 'Vor der Ampel' },
  ];
  const questionsOf = (changes: typeof answered) => {
    const { walk } = changeWalk(changeWalk(walkOf(hidden), answered).walk, changes);
    const [place] = summarizeAnswers(walk, createFormTexts(texts, walk.wizard, {}));
    return place?.groups.flatMap(({ rows }) => rows.map(({ question }) => question));
  };

  expect(questionsOf([])).toEqual(['Ort des Schadens', 'Hinweis']);
  expect(questionsOf([{ set: 'place.where', to: '' }])).toEqual(['Ort des Schadens']);
});
