import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Edit, editForm, lint } from '../../../src/analysis/index.ts';
import { collectLintTools } from '../../../src/cli/collectLintTools.ts';
import { formEnvironment } from '../../../src/cli/formEnvironment.ts';
import { compileFormById } from '../../../src/cli/compileFormById.ts';
import { readFlows } from '../../../src/cli/readFlows.ts';
import { readRepository, type Repository } from '../../../src/definitions/disk.ts';
import { shippedForms } from '../../shippedForms.ts';

const flowFiles = readFlows('.', shippedForms).files.map(({ file }) => file);
const shipped = new Map([
  ...[...shippedForms.files.values()].map(({ path, text }) => [path, text] as const),
  ...flowFiles.map((file) => [file, readFileSync(file, 'utf8')] as const),
]);

const tools = collectLintTools(shippedForms, '.');

/** The new name of every question: no file holds it. */
const newName = 'zzRenamed';

/** The first question of each form and a sample of the others, because all questions take minutes. */
const questions = shippedForms.forms.flatMap(({ id }) =>
  (compileFormById(shippedForms, id)?.nodes ?? [])
    .map(({ path }) => [id, path] as const)
    .filter((_, index) => index % 31 === 0),
);

function run(edit: Edit, texts: ReadonlyMap<string, string> = shipped) {
  const read = (definitions: ReadonlyMap<string, string>) => readRepository(definitions, shippedForms);
  return editForm({ texts, read, environment: formEnvironment }, edit);
}

/** Returns all texts after an edit, or the reason of its refusal. */
function edited(edit: Edit, texts: ReadonlyMap<string, string> = shipped): ReadonlyMap<string, string> {
  const result = run(edit, texts);
  if (result.kind === 'refused') throw new Error(result.reason);
  return new Map([...texts, ...result.texts]);
}

function listChangedFiles(texts: ReadonlyMap<string, string>): readonly string[] {
  return [...texts].flatMap(([file, text]) => (shipped.get(file) === text ? [] : [file])).sort();
}

/** Writes down the expanded definitions of all forms, and all texts by their keys. */
function describeForms({ forms, texts, brands, shared }: Repository): string {
  return JSON.stringify([
    forms.map((form) => [form.source, form.texts]),
    [...texts.values()],
    brands.map(({ overlay }) => overlay),
    shared.tables,
  ]);
}

describe('a renamed question', () => {
  const outcomes = questions.map(([form, path]) => ({
    form,
    path,
    old: path.slice(path.lastIndexOf('.') + 1),
    result: run({ kind: 'rename', form, path, name: newName }),
  }));
  const renamed = outcomes.flatMap(({ result, ...one }) =>
    result.kind === 'edited'
      ? [{ ...one, now: result.path, texts: new Map([...shipped, ...result.texts]) }]
      : [],
  );

  it('can be any question of the form itself that is not sent under its name', () => {
    const reasons = outcomes.flatMap(({ result }) => (result.kind === 'refused' ? [result.reason] : []));
    expect(reasons.filter((reason) => !/Baustein|wird unter seinem Namen/.test(reason))).toEqual([]);
    expect(renamed.length).toBeGreaterThan(questions.length / 2);
  });

  it('has all its readers and is otherwise the same', () => {
    const before = describeForms(shippedForms);
    for (const { form, path, old, texts } of renamed) {
      const definitions = new Map([...texts].filter(([file]) => !file.endsWith('.yaml')));
      const after = describeForms(readRepository(definitions, shippedForms)).replaceAll(newName, old);
      expect(after === before, `${form} ${path}`).toBe(true);
    }
  });

  it('leaves every byte when it gets its old name back', () => {
    for (const { form, path, old, now, texts } of renamed) {
      const back = edited({ kind: 'rename', form, path: now, name: old }, texts);
      expect(listChangedFiles(back), `${form} ${path}`).toEqual([]);
    }
  });

  it('has its new name in flow tests, in short forms and in what pages know of the form', () => {
    const texts = edited({ kind: 'rename', form: 'claim-report', path: 'type.thirdParty', name: newName });
    const read = (file: string) => texts.get(file) ?? '';
    expect(read('schemas/claim-glass/form.json')).toContain(`"type.${newName}": false`);
    expect(read('rules/_shared/accident.json')).toContain(`"to": "type.${newName}"`);
    expect(read('test/flows/claim-report/back-edit-reload.flow.yaml')).toContain(`enter: { ${newName}: true`);
    const old = listChangedFiles(texts).filter((file) => /type\.thirdParty\b/.test(read(file)));
    expect(old).toEqual([]);
  });
});

describe('the terms of a renamed question', () => {
  const file = 'schemas/_shared/terms.json';
  const read = (texts: ReadonlyMap<string, string>) =>
    JSON.parse(texts.get(file) ?? '') as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  const before = read(shipped);
  const rename = (form: string, path: string) => edited({ kind: 'rename', form, path, name: newName });
  const listTermFindings = (texts: ReadonlyMap<string, string>) =>
    lint(readRepository(new Map([...texts].filter(([one]) => !one.endsWith('.yaml'))), shippedForms), tools)
      .filter(({ code }) => code.endsWith('-term'))
      .map(({ message }) => message);

  it('have its new name when no other question has them', () => {
    const texts = rename('change-email', 'email.repeatEmail');
    const { fields } = read(texts);
    expect(Object.keys(fields ?? {})).toEqual(
      Object.keys(before['fields'] ?? {}).map((name) => (name === 'repeatEmail' ? newName : name)),
    );
    expect(listTermFindings(texts)).toEqual([]);
  });

  it('are copied when other questions have them, and go with the copy', () => {
    const texts = rename('change-email', 'email.password');
    const { fields } = read(texts);
    expect(fields?.['password']).toEqual(before['fields']?.['password']);
    expect(fields?.[newName]).toEqual(before['fields']?.['password']);
    expect(listTermFindings(texts)).toEqual([]);
    const path = `email.${newName}`;
    const back = edited({ kind: 'rename', form: 'change-email', path, name: 'password' }, texts);
    expect(listChangedFiles(back)).toEqual([]);
  });

  it('follow it where its codes mean something of their own', () => {
    const texts = rename('account-details', 'details.salutation');
    const { codes } = read(texts);
    expect(codes?.[`${newName}.UNDEFINED`]).toEqual(before['codes']?.['salutation.UNDEFINED']);
    expect(listTermFindings(texts)).toEqual([]);
  });
});

/** The first two questions of each step, where both stand in `form.json`. */
const neighbours = shippedForms.forms.flatMap(({ id }) => {
  const { properties = {} } = JSON.parse(shipped.get(`schemas/${id}/form.json`) ?? '{}') as WrittenGroup;
  return Object.entries(properties).flatMap(([step, group]) => {
    const [first = '...', second = '...'] = Object.keys(group.properties ?? {});
    return first.startsWith('...') || second.startsWith('...') ? [] : [{ form: id, step, first, second }];
  });
});

interface WrittenGroup {
  readonly properties?: Readonly<Record<string, WrittenGroup>>;
}

describe('a moved question', () => {
  it('leaves every byte of any form when it is moved back', () => {
    const moved = neighbours.flatMap(({ form, step, first, second }) => {
      const path = `${step}.${first}`;
      const there = run({ kind: 'move', form, path, place: `${step}.${second}` });
      // A question cannot stand behind one that reads it.
      if (there.kind === 'refused') return [];
      const texts = new Map([...shipped, ...there.texts]);
      return [
        { form, path, back: listChangedFiles(edited({ kind: 'move', form, path, place: step }, texts)) },
      ];
    });
    expect(moved.filter(({ back }) => back.length > 0)).toEqual([]);
    expect(moved.length).toBeGreaterThan(neighbours.length / 3);
  });

  it('stands behind another one, and back leaves every byte', () => {
    const move = { kind: 'move', form: 'change-email', path: 'email.password' } as const;
    const texts = edited({ ...move, place: 'email.currentEmail' });
    const { steps } = readRepository(texts).forms.find(({ id }) => id === 'change-email')?.source ?? {};
    expect(Object.keys(steps?.['email']?.properties ?? {})).toEqual([
      'currentEmail',
      'password',
      'newEmail',
      'repeatEmail',
    ]);
    expect(listChangedFiles(texts)).toEqual(['schemas/change-email/form.json']);
    expect(listChangedFiles(edited({ ...move, place: 'email.repeatEmail' }, texts))).toEqual([]);
  });

  it('takes its readers along into another group of its step', () => {
    const file = 'schemas/change-email/form.json';
    const group = '"secret": { "properties": { "code": { "type": "string", "maxLength": 5 } } },\n"password"';
    const texts = new Map(shipped).set(file, (shipped.get(file) ?? '').replace('"password"', group));
    const moved = edited(
      { kind: 'move', form: 'change-email', path: 'email.password', place: 'email.secret' },
      texts,
    );
    expect(moved.get('schemas/change-email/calls.json')).toContain('"password": "email.secret.password"');
    expect(moved.get('test/flows/change-email/success.flow.yaml') ?? '').not.toContain(' password:');
    const { steps } = readRepository(moved).forms.find(({ id }) => id === 'change-email')?.source ?? {};
    expect(Object.keys(steps?.['email']?.properties?.['secret']?.properties ?? {})).toEqual([
      'password',
      'code',
    ]);
  });
});

describe('an edit is refused with a sentence', () => {
  const rename = { kind: 'rename', form: 'change-email', path: 'email.newEmail', name: 'fresh' } as const;

  it.each<[string, Edit, RegExp]>([
    ['a name that is taken', { ...rename, name: 'password' }, /„email\.password“ gibt es schon/],
    ['a name that is none', { ...rename, name: 'new-email' }, /„new-email“ ist kein Name/],
    ['an unknown question', { ...rename, path: 'email.newMail' }, /Meinten Sie „email\.newEmail“/],
    ['an unknown form', { ...rename, form: 'none' }, /Das Formular „none“ gibt es nicht/],
    ['a step', { ...rename, path: 'email' }, /„email“ ist ein Schritt/],
    [
      'a question of a part',
      { ...rename, form: 'claim-report', path: 'accidentOpponent.lastName' },
      /in einem Baustein/,
    ],
    [
      'a question that is sent under its name',
      { ...rename, form: 'claim-report', path: 'details.claimDate' },
      /unter seinem Namen „claimDate“ gesendet, weil ein Aufruf „details\.\*“ sendet/,
    ],
    [
      'a group that is sent whole',
      { kind: 'move', form: 'claim-report', path: 'lawyer.notContactedReason', place: 'lawyer.person' },
      /ein Aufruf „lawyer\.person\.\*“ sendet/,
    ],
    [
      'a place above what it reads',
      { kind: 'move', form: 'claim-report', path: 'witness.people', place: 'witness' },
      /nicht mehr übersetzen/,
    ],
    [
      'another step',
      { kind: 'move', form: 'claim-report', path: 'details.statement', place: 'summary' },
      /bleibt auf seinem Schritt/,
    ],
    [
      'itself',
      { kind: 'move', form: 'change-email', path: 'email.password', place: 'email.password' },
      /in sich selbst/,
    ],
  ])('%s', (_, edit, reason) => {
    const result = run(edit);
    expect(result.kind === 'refused' ? result.reason : result.kind).toMatch(reason);
  });
});
