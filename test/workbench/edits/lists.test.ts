import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type {
  NewList,
  NewQuestion,
  QuestionEdit,
} from '../../../src/workbench/model/questions/QuestionEdit.ts';
import { openEdits } from './openEdits.ts';

const copy = openEdits();
afterAll(copy.remove);
const { edit } = copy;
const form = 'ride-along';
const list = 'question.passengers';
const minute = 60_000;

const files = [`schemas/${form}/form.json`, `rules/${form}.json`, `schemas/${form}/texts.de.json`] as const;
const [shape, rules, texts] = files;

const people: NewList = {
  name: 'passengers',
  words: 'Wer fährt mit?',
  summary: 'Mitfahrende',
  row: 'Person',
  unsent: 'Der Dienst nimmt die Antwort erst mit seiner nächsten Version an.',
  first: { name: 'fullName', words: 'Name' },
};

const age: NewQuestion = {
  kind: 'number',
  name: 'age',
  words: 'Alter',
  summary: 'Alter',
  options: [],
  unsent: people.unsent,
};

const rule = (path: string, to: string): QuestionEdit => ({
  kind: 'rule',
  form,
  path,
  rule: 'show',
  was: null,
  to: { answered: to },
});

/** Lists the questions of a row as the file has them. */
function listParts(): readonly string[] {
  const { properties } = JSON.parse(copy.read(shape)) as Group;
  const rows = properties['question']?.properties['passengers'] as { readonly items?: Group } | undefined;
  return Object.keys(rows?.items?.properties ?? {});
}

const createFlow = (name: string) => `# yaml-language-server: $schema=../../../schemas/_meta/flow.schema.json
flow: 'Zwei fahren mit'
form: ${form}
given: { facts: {} }
steps:
  - at: question
    enter: { agreed: true, passengers: [{ fullName: Ida, ${name}: 7 }, {}] }
    blocked: [passengers.1.${name}, passengers.1.fullName]
variants:
  - { name: einer, change: { question.passengers: [{ ${name}: 8 }] } }
`;
const renamedSum = { sum: [list, 'row.years'] };

interface Group {
  readonly properties: Readonly<Record<string, Group>>;
}

it(
  'a list gets its words and limits, and its questions are added, moved, renamed and removed in all that reads them',
  async () => {
    await edit({ kind: 'newForm', form, title: 'Mitfahrt anmelden', questions: null });
    const before = files.map(copy.read);
    const inserted = await edit({ kind: 'insertList', form, place: 'question', list: people });
    expect(inserted).toEqual(
      expect.arrayContaining([
        '+  "question.passengers.label": "Wer fährt mit?",',
        '+  "question.passengers.row": "{number}. Person",',
        '+  "question.passengers.add": "Person hinzufügen",',
        '+  "question.passengers.remove": "Person entfernen",',
        '+  "question.passengers.fullName.label": "Name",',
      ]),
    );
    expect(await edit({ kind: 'limit', form, path: list, limit: 'maxItems', was: 10, to: 3 })).toEqual([
      shape,
      expect.stringContaining('-'),
      expect.stringMatching(/\+ +"maxItems": 3/),
    ]);

    const first = { kind: 'insert', form, place: list, inRows: true, question: age } as const;
    expect(await edit(first)).toContain(shape);
    expect(listParts()).toEqual(['age', 'fullName']);
    const behind = { ...age, name: 'seat', words: 'Sitzplatz', kind: 'text', summary: 'Sitzplatz' } as const;
    await edit({ kind: 'insert', form, place: `${list}.fullName`, question: behind });
    expect(listParts()).toEqual(['age', 'fullName', 'seat']);

    expect(await edit(rule(`${list}.seat`, 'row.age'))).toContain(rules);
    expect(await edit(rule(`${list}.age`, 'row.fullName'))).toEqual([expect.stringMatching(/^refused: /)]);

    const sum = { sum: [list, 'row.age'] };
    await edit({ kind: 'value', form, name: 'allYears', was: null, to: sum, unread: people.unsent });
    const flow = `test/flows/${form}/rows.flow.yaml`;
    writeFileSync(join(copy.root, flow), createFlow('age'));
    expect(await edit({ kind: 'rename', form, path: `${list}.age`, name: 'years' })).toContain(rules);
    expect(copy.read(rules)).toContain(`"${list}.seat": { "show": { "answered": "row.years" } }`);
    expect(copy.read(rules)).toContain('"allYears": { "sum": ["question.passengers", "row.years"] }');
    expect(copy.read(texts)).toContain(`"${list}.years.label": "Alter"`);
    expect(copy.read(flow)).toBe(createFlow('years'));

    await edit({ kind: 'move', form, path: `${list}.seat`, place: `${list}.years` });
    expect(listParts()).toEqual(['years', 'seat', 'fullName']);
    await edit({ kind: 'move', form, path: `${list}.fullName`, place: list });
    expect(listParts()).toEqual(['fullName', 'years', 'seat']);
    expect(await edit({ kind: 'move', form, path: `${list}.seat`, place: 'question' })).toEqual([
      expect.stringContaining('bleibt in seiner Liste'),
    ]);

    expect(await edit({ kind: 'remove', form, path: `${list}.years` })).toEqual([
      expect.stringContaining('keinen Teil „years“'),
    ]);
    await edit({ kind: 'remove', form, path: `${list}.seat` });
    await edit({ kind: 'value', form, name: 'allYears', was: renamedSum, to: null, unread: '' });
    rmSync(join(copy.root, flow));
    await edit({ kind: 'remove', form, path: `${list}.years` });
    expect(listParts()).toEqual(['fullName']);
    expect(await edit({ kind: 'remove', form, path: list })).toContain(shape);
    expect(files.map(copy.read)).toEqual(before);
  },
  5 * minute,
);
