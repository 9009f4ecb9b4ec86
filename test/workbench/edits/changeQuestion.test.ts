import { afterAll, expect, it } from 'vitest';
import type { QuestionEdit } from '../../../src/workbench/model/questions/QuestionEdit.ts';
import { openEdits } from './openEdits.ts';

const copy = openEdits();
afterAll(copy.remove);
const { edit } = copy;
const form = 'claim-report';
const minute = 60_000;

const keys: QuestionEdit = {
  kind: 'insert',
  form,
  place: 'type.typeOfEvent',
  question: {
    kind: 'yesNo',
    name: 'allKeys',
    words: 'Haben Sie noch alle Schlüssel des Fahrzeugs?',
    summary: 'Alle Schlüssel vorhanden',
    options: [],
    unsent: 'Der Schadendienst nimmt die Antwort erst mit seiner nächsten Version an.',
  },
};
const path = 'type.allKeys';

it(
  'the change of docs/first-change.md is the same lines, and an answer that is read loses its excuse',
  async () => {
    expect(await edit({ ...keys, question: { ...keys.question, summary: '' } })).toEqual([
      expect.stringContaining('type.allKeys.summary'),
    ]);
    expect(await edit(keys)).toEqual([
      'schemas/claim-report/form.json',
      '+        "allKeys": {',
      '+          "x-lint": {',
      '+            "answer-unused": "Der Schadendienst nimmt die Antwort erst mit seiner nächsten Version an."',
      'schemas/claim-report/texts.de.json',
      '+  "type.allKeys.legend": "Haben Sie noch alle Schlüssel des Fahrzeugs?",',
      '+  "type.allKeys.summary": "Alle Schlüssel vorhanden",',
      '+  "type.allKeys.error.required": "Bitte beantworten Sie die Frage „Haben Sie noch alle Schlüssel des Fahrzeugs?“.",',
    ]);
    expect(await edit(keys)).toEqual(['refused: Diesen Namen gibt es hier schon.']);
    expect(await edit({ kind: 'rule', form, path, rule: 'show', was: null, to: 'vehicleStolen' })).toEqual([
      'rules/claim-report.json',
      '+    "type.allKeys": { "show": "vehicleStolen" },',
    ]);
    expect(copy.read('rules/claim-report.json')).toMatch(
      /"type\.typeOfEvent".*\n.*"type\.allKeys".*\n.*"type\.theftHelp"/,
    );
    const asked: QuestionEdit = {
      kind: 'rule',
      form,
      path: 'type.theftHelp',
      rule: 'show',
      was: 'vehicleStolen',
      to: path,
    };
    expect((await edit(asked)).filter((line) => line.startsWith('-'))).toEqual(
      expect.arrayContaining([expect.stringContaining('"answer-unused"')]),
    );
    expect(await edit({ kind: 'remove', form, path })).toEqual([
      expect.stringMatching(/^refused: .*type\.allKeys/),
    ]);
    copy.undoAll();
  },
  minute,
);

it.each<readonly [string, QuestionEdit, string]>([
  [
    'a question of a part',
    { kind: 'remove', form, path: 'driverData.otherPerson.firstName' },
    'refused: Diese Frage steht in einem Baustein',
  ],
  [
    'a condition that somebody else changed meanwhile',
    { kind: 'rule', form, path: 'type.theftHelp', rule: 'show', was: null, to: null },
    'conflict: Diese Stelle wurde inzwischen anderswo geändert.',
  ],
  [
    'a condition on what stands below',
    { kind: 'rule', form, path: 'type.selfDamage', rule: 'optional', was: null, to: 'leased' },
    'refused: ',
  ],
  [
    'an answer that a condition asks for',
    {
      kind: 'options',
      form,
      path: 'vehicle.financing',
      was: ['FINANCED', 'LEASED', 'NEITHER_NOR'],
      to: [
        { code: 'FINANCED', text: '' },
        { code: 'NEITHER_NOR', text: '' },
      ],
    },
    'refused: ',
  ],
  [
    'a choice with one answer',
    { ...keys, question: { ...keys.question, kind: 'choice', options: [{ code: 'ONE', text: 'Eins' }] } },
    'refused: Es fehlen noch Wörter oder Antworten.',
  ],
])(
  'refuses %s',
  async (_, wanted, reason) => {
    const [line = ''] = await edit(wanted);
    expect(line.slice(0, reason.length)).toBe(reason);
  },
  minute,
);

it(
  'writes options in their order with the words of new ones, limits and hints',
  async () => {
    const financing = { form, path: 'vehicle.financing' };
    const was = ['FINANCED', 'LEASED', 'NEITHER_NOR'];
    const to = ['NEITHER_NOR', 'FINANCED', 'LEASED', 'GIFT'].map((code) => ({
      code,
      text: 'Es war ein Geschenk',
    }));
    expect(await edit({ kind: 'options', ...financing, was, to })).toEqual([
      'schemas/claim-report/form.json',
      expect.stringMatching(/^-.*"FINANCED", "LEASED", "NEITHER_NOR"/),
      expect.stringMatching(/^\+.*"NEITHER_NOR", "FINANCED", "LEASED", "GIFT"/),
      'schemas/claim-report/texts.de.json',
      '+  "vehicle.financing.options.GIFT": "Es war ein Geschenk",',
    ]);
    const codes = to.map(({ code }) => code);
    expect(await edit({ kind: 'options', ...financing, was: codes, to: to.slice(0, 3) })).toEqual([
      'schemas/claim-report/form.json',
      expect.stringContaining('"GIFT"'),
      expect.stringContaining('"LEASED"'),
      'schemas/claim-report/texts.de.json',
      '-  "vehicle.financing.options.GIFT": "Es war ein Geschenk",',
    ]);
    const limit = {
      kind: 'limit',
      form,
      path: 'lawyer.otherReason',
      limit: 'minLength',
      was: null,
      to: 5,
    } as const;
    expect(await edit(limit)).toEqual([
      'schemas/claim-report/form.json',
      expect.stringContaining('"otherReason"'),
      expect.stringContaining('"minLength": 5'),
    ]);
    const hint = {
      kind: 'word',
      form,
      path: 'lawyer.otherReason',
      word: 'hint',
      text: 'In einem Satz.',
    } as const;
    expect(await edit(hint)).toEqual([
      'schemas/claim-report/texts.de.json',
      '+  "lawyer.otherReason.hint": "In einem Satz.",',
    ]);
    copy.undoAll();
  },
  minute,
);
