import { describe, expect, it } from 'vitest';
import {
  collectAnswers,
  holds,
  isDirty,
  resumeWalk,
  startWalk,
  withCheck,
  withFacts,
  type Answers,
  type Walk,
} from '../../../src/engine/index.ts';
import { checkbox, text, walkOf, when, wizardOf, yesNo, type TestForm } from '../testForm.ts';
import { addRow, enter, fieldAt, listAt } from '../walkActions.ts';

const form: TestForm = {
  facts: ['policy.plate'],
  steps: {
    one: {
      name: text(),
      secret: { ...text(), 'x-sensitive': true },
      agreed: yesNo,
      count: { type: 'integer' },
      price: { type: 'number' },
      people: {
        type: 'array',
        maxItems: 2,
        items: {
          type: 'object',
          properties: { name: text(), pin: { ...text(), 'x-sensitive': true }, reach: checkbox },
        },
      },
      note: { type: 'null', 'x-control': 'note' },
    },
  },
  rules: {
    conditions: {
      renamed: when({ changed: 'one.name' }),
      wasAda: when({ '===': [{ old: 'one.name' }, 'Ada'] }),
      ibanFine: when({ '===': [{ check: 'iban' }, 'valid'] }),
      ibanIdle: when({ '===': [{ check: 'iban' }, 'idle'] }),
    },
    fields: { 'one.people': { optional: true }, 'one.price': { show: 'renamed' } },
  },
  calls: [
    { at: { change: 'one.name' }, call: 'checkIban', outcomes: [{ else: true, check: { iban: 'valid' } }] },
  ],
};
const wizard = wizardOf(form);
const facts = { today: '2026-11-21' };
const nothing: Answers = { values: {}, rows: {}, nextRow: 1 };

const rule = (walk: Walk, name: string): boolean => {
  const condition = walk.wizard.conditions.get(name);
  if (!condition) throw new Error(`no condition ${name}`);
  return holds(walk, condition);
};
const resume = (answers: Partial<Answers>) =>
  resumeWalk(wizard, facts, { answers: { ...nothing, ...answers }, start: nothing });

describe('the stored answers of a walk', () => {
  const walk = enter(addRow(startWalk(wizard, facts), 'one.people'), {
    'one.name': 'Ada',
    'one.secret': 'pssst',
    'one.agreed': false,
    'one.people[1].name': 'Bo',
    'one.people[1].pin': '1234',
  });

  it('include every answer and every row', () => {
    expect(collectAnswers(walk, { sensitive: true })).toEqual({
      values: {
        'one.name': 'Ada',
        'one.secret': 'pssst',
        'one.agreed': false,
        'one.people[1].name': 'Bo',
        'one.people[1].pin': '1234',
      },
      rows: { 'one.people': [1] },
      nextRow: 2,
    });
  });

  it('have no value for a list itself', () => {
    expect(collectAnswers(startWalk(wizard, facts), { sensitive: true })).toEqual(nothing);
  });

  it('leave out sensitive answers on demand', () => {
    expect(collectAnswers(walk, { sensitive: false }).values).toEqual({
      'one.name': 'Ada',
      'one.agreed': false,
      'one.people[1].name': 'Bo',
    });
  });

  it('differ from the start when only a row or a sensitive answer was added', () => {
    const start = startWalk(wizard, facts);

    expect([isDirty(start), isDirty(addRow(start, 'one.people'))]).toEqual([false, true]);
    expect(isDirty(enter(start, { 'one.secret': 'pssst' }))).toBe(true);
  });
});

describe('a stored draft', () => {
  it('restores the answers that fit their field', () => {
    const { walk, dropped } = resume({
      values: {
        'one.name': 'Ada',
        'one.agreed': true,
        'one.count': 3,
        'one.price': 1.5,
        'one.people[4].name': 'Bo',
        'one.people[4].reach': true,
        'one.secret': { unreadable: 'x', code: 'bad' },
      },
      rows: { 'one.people': [4] },
      nextRow: 5,
    });

    expect(dropped).toEqual([]);
    expect(fieldAt(walk, 'one.agreed').value).toBe(true);
    expect(fieldAt(walk, 'one.count').value).toBe(3);
    expect(fieldAt(walk, 'one.price').answer).toBe(1.5);
    expect(fieldAt(walk, 'one.people[4].name').value).toBe('Bo');
    expect(fieldAt(walk, 'one.people[4].reach').value).toBe(true);
    expect(fieldAt(walk, 'one.secret').error?.code).toBe('bad');
    expect(walk.nextRow).toBe(5);
  });

  it.each<readonly [string, Partial<Answers>, readonly string[]]>([
    ['a removed field', { values: { 'one.gone': 'x' } }, ['one.gone']],
    ['a text for a yes or no question', { values: { 'one.agreed': 'yes' } }, ['one.agreed']],
    ['a number for a text', { values: { 'one.name': 5 } }, ['one.name']],
    ['a text for a number', { values: { 'one.count': '5', 'one.price': '5' } }, ['one.count', 'one.price']],
    ['null', { values: { 'one.name': null } }, ['one.name']],
    [
      'an object that is neither file nor unreadable text',
      { values: { 'one.name': { unreadable: 'x' } as never } },
      ['one.name'],
    ],
    ['another such object', { values: { 'one.name': { code: 'x' } as never } }, ['one.name']],
    ['rows of a list that became a field', { rows: { 'one.name': [1] } }, ['one.name']],
    ['rows of a removed list', { rows: { 'one.gone': [1] } }, ['one.gone']],
    ['a value for a list', { values: { 'one.people': 'x' } }, ['one.people']],
    ['a value for a block', { values: { 'one.note': 'x' } }, ['one.note']],
    ['a part of a missing row', { values: { 'one.people[7].name': 'x' } }, ['one.people[7].name']],
    [
      'a removed part',
      { values: { 'one.people[1].gone': 'x' }, rows: { 'one.people': [1] } },
      ['one.people[1].gone'],
    ],
    [
      'a part of another type',
      { values: { 'one.people[1].name': true }, rows: { 'one.people': [1] } },
      ['one.people[1].name'],
    ],
    ['a part of a field that is no list', { values: { 'one.name[1].x': 'x' } }, ['one.name[1].x']],
    [
      'rows beyond the maximum',
      { values: { 'one.people[3].name': 'x' }, rows: { 'one.people': [1, 2, 3] } },
      ['one.people[3].name'],
    ],
  ])('drops %s and names it', (_name, answers, names) => {
    const resumed = resume(answers);

    expect(resumed.dropped).toEqual(names);
    expect(collectAnswers(resumed.walk, { sensitive: true }).values).toEqual({});
  });

  it('never uses the id of one of its rows again, also with a wrong counter', () => {
    expect(resume({ rows: { 'one.people': [6, 9] }, nextRow: 3 }).walk.nextRow).toBe(10);
    expect(resume({ rows: { 'one.people': [6] }, nextRow: 30 }).walk.nextRow).toBe(30);
    expect(resume({}).walk.nextRow).toBe(1);
    expect(
      listAt(addRow(resume({ rows: { 'one.people': [6] } }).walk, 'one.people'), 'one.people').rows[1]?.id,
    ).toBe(7);
  });

  it('keeps the start values of the first entry', () => {
    const first = enter(startWalk(wizard, facts), { 'one.name': 'Ada' });
    const stored = {
      answers: collectAnswers(first, { sensitive: false }),
      start: { ...nothing, values: { 'one.name': 'Bo' } },
    };
    const { walk } = resumeWalk(wizard, facts, stored);

    expect(walk.start.values).toEqual({ 'one.name': 'Bo' });
    expect(isDirty(walk)).toBe(true);
  });
});

describe('values on entry', () => {
  const started: TestForm = {
    ...form,
    start: {
      'one.name': { const: 'Ada' },
      'one.agreed': { const: false },
      'one.count': { const: 0 },
      'one.secret': 'policy.plate',
    },
  };

  it('come from constants and facts; a missing fact leaves the field empty', () => {
    const without = walkOf(started);
    const with_ = walkOf(started, { 'policy.plate': 'K-A 1' });

    expect(collectAnswers(without, { sensitive: true }).values).toEqual({
      'one.name': 'Ada',
      'one.agreed': false,
      'one.count': 0,
    });
    expect(fieldAt(with_, 'one.secret').value).toBe('K-A 1');
    expect(with_.start.values).toMatchObject({ 'one.secret': 'K-A 1' });
  });

  it('are the values that "old" and "changed" compare with', () => {
    const walk = walkOf(started);
    const typed = enter(walk, { 'one.name': 'Bo' });
    const empty = enter(typed, { 'one.name': '' });

    expect([rule(walk, 'renamed'), rule(typed, 'renamed'), rule(empty, 'renamed')]).toEqual([
      false,
      true,
      true,
    ]);
    expect([rule(walk, 'wasAda'), rule(typed, 'wasAda')]).toEqual([true, true]);
    expect(rule(walkOf(form), 'wasAda')).toBe(false);
  });

  it('do not count as earlier values when they are empty', () => {
    const odd = (start: Answers['values']): Walk => ({
      ...walkOf(form),
      start: { ...nothing, values: start },
    });

    expect(rule(odd({ 'one.name': '' }), 'renamed')).toBe(false);
    expect(rule(odd({ 'one.name': null }), 'renamed')).toBe(false);
    expect(rule(odd({ 'one.name': { unreadable: 'x', code: 'y' } }), 'renamed')).toBe(false);
    expect(rule(odd({ 'one.name': 'x' }), 'renamed')).toBe(true);
  });

  it('count for questions that depend on them', () => {
    const walk = walkOf(started);

    const stored = { answers: collectAnswers(walk, { sensitive: true }), start: walk.start };

    expect(fieldAt(walk, 'one.price').shown).toBe(false);
    expect(fieldAt(resumeWalk(walk.wizard, facts, stored).walk, 'one.price').shown).toBe(false);
    expect(fieldAt(enter(walk, { 'one.name': 'Bo' }), 'one.price').shown).toBe(true);
    expect(fieldAt(enter(walk, { 'one.name': 'Ada' }), 'one.price').shown).toBe(false);
  });
});

describe('data from outside', () => {
  it('updates checks', () => {
    const walk = walkOf({
      ...form,
      rules: { ...form.rules, fields: { ...form.rules?.fields, 'one.count': { show: 'ibanFine' } } },
    });
    const fine = withCheck(walk, 'iban', 'valid');
    const gone = withCheck(fine, 'iban', null);

    expect([rule(walk, 'ibanIdle'), rule(fine, 'ibanIdle'), rule(gone, 'ibanIdle')]).toEqual([
      true,
      false,
      true,
    ]);
    expect([walk, fine, gone].map((one) => fieldAt(one, 'one.count').shown)).toEqual([false, true, false]);
    expect(withCheck(fine, 'iban', 'valid')).toBe(fine);
    expect(withCheck(walk, 'iban', null)).toBe(walk);
    expect(withCheck(fine, 'other', 'invalid').checks).toEqual({ iban: 'valid', other: 'invalid' });
    expect(gone.checks).toEqual({});
  });

  it('updates facts: new, changed and removed ones', () => {
    const walk = walkOf({ ...form, start: { 'one.secret': 'policy.plate' } }, { 'policy.plate': 'A' });
    const same = withFacts(walk, { today: '2026-11-21', 'policy.plate': 'A' });
    const less = withFacts(walk, { today: '2026-11-21' });

    expect(same).toBe(walk);
    expect(less.facts).toEqual({ today: '2026-11-21' });
    expect(withFacts(less, walk.facts).facts).toBe(walk.facts);
  });
});
