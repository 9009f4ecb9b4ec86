import { describe, expect, it } from 'vitest';
import {
  changeWalk,
  withFacts,
  type FieldError,
  type FieldSchema,
  type Value,
} from '../../../src/engine/index.ts';
import { checkbox, choice, text, walkOf, when, yesNo, type TestForm } from '../testForm.ts';
import { enter, fieldAt } from '../walkActions.ts';

const whenA = { conditions: { a: when({ '===': [{ var: 'one.a' }, 'yes'] }) } };

describe('the error of a field', () => {
  const number: FieldSchema = { type: 'number', minimum: 1, maximum: 9 };
  const cases: readonly [name: string, schema: FieldSchema, answer: Value, error: FieldError | null][] = [
    ['empty', text(), null, { code: 'required', params: {} }],
    ['of another type', text(), 7, { code: 'required', params: {} }],
    ['a number for a yes or no question', yesNo, 1, { code: 'required', params: {} }],
    ['a text for a number', number, '3', { code: 'required', params: {} }],
    ['no', yesNo, false, null],
    ['zero', { type: 'integer' }, 0, null],
    [
      'too short',
      { type: 'string', minLength: 5 },
      'äö€',
      { code: 'tooShort', params: { min: 5, missing: 2 } },
    ],
    [
      'too long, counted in characters',
      text(3),
      '😀😀😀😀',
      { code: 'tooLong', params: { max: 3, over: 1 } },
    ],
    ['of the maximum length', text(3), '😀😀😀', null],
    ['below the minimum', number, 0, { code: 'tooSmall', params: { min: 1, max: 9 } }],
    ['above the maximum', number, 10, { code: 'tooLarge', params: { min: 1, max: 9 } }],
    [
      'below a minimum, without a maximum',
      { type: 'number', minimum: 1 },
      0,
      { code: 'tooSmall', params: { min: 1, max: null } },
    ],
    [
      'above a maximum, without a minimum',
      { type: 'number', maximum: 9 },
      10,
      { code: 'tooLarge', params: { min: null, max: 9 } },
    ],
    ['not matching the pattern', { type: 'string', pattern: '^a$' }, 'b', { code: 'invalid', params: {} }],
    ['not offered', choice('A', 'B'), 'C', { code: 'required', params: {} }],
    [
      'unticked though it must be ticked',
      { ...checkbox, const: true },
      false,
      { code: 'mustBeTicked', params: {} },
    ],
    [
      'untouched though it must be ticked',
      { ...checkbox, const: true },
      null,
      { code: 'mustBeTicked', params: {} },
    ],
    ['ticked as required', { ...checkbox, const: true }, true, null],
    ['untouched', checkbox, null, null],
    [
      'a question with yes as its only answer',
      { ...yesNo, const: true },
      false,
      { code: 'mustBeTicked', params: {} },
    ],
  ];

  it.each(cases)('%s', (_name, schema, answer, error) => {
    const walk = enter(walkOf({ steps: { one: { a: schema } } }), { 'one.a': answer });

    expect(fieldAt(walk, 'one.a').error).toStrictEqual(error);
  });

  it('is absent for an optional empty field, and present for an optional wrong one', () => {
    const form: TestForm = {
      steps: { one: { a: text(3) } },
      rules: { fields: { 'one.a': { optional: true } } },
    };
    const walk = walkOf(form);

    expect(fieldAt(walk, 'one.a').error).toBeNull();
    expect(fieldAt(enter(walk, { 'one.a': 'long' }), 'one.a').error?.code).toBe('tooLong');
  });
});

describe('bounds', () => {
  const form: TestForm = {
    steps: {
      one: {
        from: { type: 'string', format: 'date' },
        until: { type: 'string', format: 'date' },
        least: { type: 'number' },
        number: { type: 'number' },
      },
    },
    rules: {
      fields: {
        'one.until': { min: 'one.from', max: { addDays: ['today', 7] } },
        'one.number': { min: 'one.least', max: { const: 9 } },
      },
    },
  };
  const start = enter(walkOf(form), { 'one.from': '2026-11-20', 'one.least': 2 });
  const dates = { min: '2026-11-20', max: '2026-11-28' };
  const numbers = { min: 2, max: 9 };

  it.each<readonly [string, Value, FieldError | null]>([
    ['one.until', '2026-11-19', { code: 'tooEarly', params: dates }],
    ['one.until', '2026-11-20', null],
    ['one.until', '2026-11-28', null],
    ['one.until', '2026-11-29', { code: 'tooLate', params: dates }],
    ['one.number', 1, { code: 'tooSmall', params: numbers }],
    ['one.number', 2, null],
    ['one.number', 9, null],
    ['one.number', 10, { code: 'tooLarge', params: numbers }],
  ])('%s = %s: %j', (key, to, error) => {
    expect(fieldAt(enter(start, { [key]: to }), key).error).toEqual(error);
  });

  it('are part of the field and have no effect without a value', () => {
    const open = enter(walkOf(form), { 'one.until': '2020-01-01', 'one.number': -5 });

    expect(fieldAt(start, 'one.until')).toMatchObject(dates);
    expect(fieldAt(start, 'one.from')).toMatchObject({ min: null, max: null });
    expect(fieldAt(open, 'one.until')).toMatchObject({ min: null, error: null });
    expect(fieldAt(open, 'one.number')).toMatchObject({ min: null, error: null });
  });

  it('of another type than the value have no effect', () => {
    const odd: TestForm = {
      steps: { one: { a: text(), number: { type: 'number' }, yes: yesNo } },
      rules: {
        fields: {
          'one.number': { min: 'one.a', max: 'one.a' },
          'one.yes': { min: { const: 'b' }, max: { const: true } },
        },
      },
    };
    const walk = enter(walkOf(odd), { 'one.a': '5', 'one.number': 3, 'one.yes': false });

    expect(fieldAt(walk, 'one.number').error).toBeNull();
    expect(fieldAt(enter(walk, { 'one.number': 7 }), 'one.number').error).toBeNull();
    expect(fieldAt(walk, 'one.yes')).toMatchObject({ min: 'b', max: null, error: null });
  });
});

describe('options', () => {
  const facts = {
    cars: {
      type: 'list' as const,
      says: 'Autos',
      rows: {
        plate: { type: 'string' as const, says: 'Kennzeichen' },
        kind: { type: 'string' as const, says: 'Art' },
        doors: { type: 'number' as const, says: 'Türen' },
        colour: { type: 'string' as const, says: 'Farbe' },
      },
    },
  };
  const form: TestForm = {
    steps: {
      one: { a: choice('yes', 'no'), level: choice('LOW', 'MID', 'HIGH'), car: text(), free: text() },
    },
    rules: {
      conditions: { ...whenA.conditions, isCar: when({ '===': [{ var: 'row.kind' }, 'CAR'] }) },
      fields: {
        'one.level': {
          options: [
            { value: 'LOW', when: 'a' },
            { value: 'MID' },
            { value: 'HIGH', disabled: { when: 'a', says: 'notWithA' } },
          ],
        },
        'one.car': {
          options: {
            from: 'cars',
            where: 'isCar',
            value: 'row.plate',
            label: 'row.doors',
            group: 'row.kind',
          },
        },
        'one.free': { options: { from: 'cars', value: 'row.plate', label: 'row.colour' } },
      },
    },
    facts: ['cars'],
    shared: { facts: { facts } },
  };
  const cars = [
    { plate: 'K-A 1', kind: 'CAR', doors: 4 },
    { plate: 'K-A 2', kind: 'VAN', doors: 2 },
    { plate: null, kind: 'CAR', doors: 2 },
  ];
  const option = (value: string, label: string | null = null, group: string | null = null) => ({
    value,
    disabled: null,
    label,
    group,
  });

  it('appear and disappear with their conditions and have the reason why one cannot be chosen', () => {
    const no = enter(walkOf(form), { 'one.a': 'no', 'one.level': 'HIGH' });
    const yes = enter(no, { 'one.a': 'yes' });

    expect(fieldAt(no, 'one.level')).toMatchObject({
      options: [option('MID'), option('HIGH')],
      value: 'HIGH',
    });
    expect(fieldAt(yes, 'one.level')).toMatchObject({
      options: [option('LOW'), option('MID'), { ...option('HIGH'), disabled: 'notWithA' }],
      value: null,
      answer: 'HIGH',
    });
    expect(fieldAt(yes, 'one.a').options).toEqual([option('yes'), option('no')]);
  });

  it('can be disabled by fields below, without a change of values', () => {
    const exclusive: TestForm = {
      steps: { one: { method: choice('DEBIT', 'INVOICE'), period: choice('MONTH', 'YEAR') } },
      rules: {
        fields: {
          'one.method': {
            options: [
              { value: 'DEBIT' },
              {
                value: 'INVOICE',
                disabled: { when: { '===': ['one.period', 'MONTH'] }, says: 'notMonthly' },
              },
            ],
          },
          'one.period': {
            options: [{ value: 'MONTH', when: { '===': ['one.method', 'DEBIT'] } }, { value: 'YEAR' }],
          },
        },
      },
    };
    const blank = walkOf(exclusive);
    const monthly = enter(blank, { 'one.method': 'DEBIT', 'one.period': 'MONTH' });
    const yearly = enter(monthly, { 'one.period': 'YEAR' });
    const invoice = enter(monthly, { 'one.method': 'INVOICE' });

    expect(fieldAt(monthly, 'one.method')).toMatchObject({
      options: [option('DEBIT'), { ...option('INVOICE'), disabled: 'notMonthly' }],
      value: 'DEBIT',
    });
    expect(fieldAt(yearly, 'one.method').options).toEqual([option('DEBIT'), option('INVOICE')]);
    expect(fieldAt(enter(monthly, { 'one.method': 'DEBIT' }), 'one.method')).toBe(
      fieldAt(monthly, 'one.method'),
    );
    expect(fieldAt(invoice, 'one.method').value).toBe('INVOICE');
    expect(fieldAt(invoice, 'one.period')).toMatchObject({ options: [option('YEAR')], value: null });
  });

  it('come from the matching rows of a fact', () => {
    const walk = enter(walkOf(form, { cars }), { 'one.car': 'K-A 1', 'one.free': 'K-A 2' });

    expect(fieldAt(walk, 'one.car')).toMatchObject({
      options: [option('K-A 1', '4', 'CAR')],
      value: 'K-A 1',
    });
    expect(fieldAt(walk, 'one.free')).toMatchObject({
      options: [option('K-A 1'), option('K-A 2')],
      value: 'K-A 2',
    });
    expect(fieldAt(enter(walk, { 'one.car': 'K-A 2' }), 'one.car').value).toBeNull();
  });

  it('are none while the fact is missing, and follow its changes', () => {
    const none = enter(walkOf(form), { 'one.car': 'K-A 1' });
    const some = withFacts(none, { ...none.facts, cars });

    expect(fieldAt(none, 'one.car')).toMatchObject({ options: [], value: null });
    expect(fieldAt(some, 'one.car').value).toBe('K-A 1');
    expect(fieldAt(walkOf({ steps: { one: { a: text() } } }), 'one.a').options).toBeNull();
  });

  it('come from numbers of a fact, too', () => {
    const walk = walkOf(
      {
        ...form,
        steps: { one: { doors: { type: 'integer' } } },
        rules: {
          fields: { 'one.doors': { options: { from: 'cars', value: 'row.doors', label: 'row.plate' } } },
        },
      },
      { cars },
    );

    expect(fieldAt(walk, 'one.doors').options?.map(({ value, label }) => [value, label])).toEqual([
      [4, 'K-A 1'],
      [2, 'K-A 2'],
      [2, null],
    ]);
    expect(fieldAt(enter(walk, { 'one.doors': 2 }), 'one.doors').value).toBe(2);
  });

  it('come from a decision table, numbers too', () => {
    const walk = walkOf({
      steps: { one: { a: { type: 'integer' } } },
      rules: { fields: { 'one.a': { options: 'deductibles' } } },
      shared: {
        tables: {
          deductibles: {
            says: 'Selbstbeteiligung',
            key: 'amount',
            columns: { amount: { type: 'integer' } },
            rows: [{ amount: 0 }, { amount: 150 }],
          },
        },
      },
    });

    expect(fieldAt(walk, 'one.a').options?.map(({ value }) => value)).toEqual([0, 150]);
    expect(fieldAt(enter(walk, { 'one.a': 0 }), 'one.a')).toMatchObject({ value: 0, error: null });
    expect(fieldAt(enter(walk, { 'one.a': 151 }), 'one.a').value).toBeNull();
  });
});

describe('a field with rules', () => {
  const form: TestForm = {
    steps: { one: { c: checkbox, a: choice('yes', 'no'), b: text() } },
    rules: {
      ...whenA,
      fields: {
        'one.b': {
          optional: 'a',
          variants: { first: 'a', second: 'one.c' },
        },
      },
    },
  };

  it('is optional while its condition holds', () => {
    const yes = enter(walkOf(form), { 'one.a': 'yes' });
    const no = enter(yes, { 'one.a': 'no' });

    expect(fieldAt(yes, 'one.b')).toMatchObject({ required: false, markedOptional: true, error: null });
    expect(fieldAt(no, 'one.b')).toMatchObject({
      required: true,
      markedOptional: false,
      error: { code: 'required' },
    });
  });

  it.each<readonly ['required' | 'optional', boolean]>([
    ['required', false],
    ['optional', true],
  ])('is marked %s in every case', (mark, marked) => {
    const walk = walkOf({
      steps: { one: { a: text(), b: text() } },
      rules: { fields: { 'one.a': { mark, optional: true }, 'one.b': { mark } } },
    });

    expect([fieldAt(walk, 'one.a').markedOptional, fieldAt(walk, 'one.b').markedOptional]).toEqual([
      marked,
      marked,
    ]);
    expect([fieldAt(walk, 'one.a').required, fieldAt(walk, 'one.b').required]).toEqual([false, true]);
  });

  it('is required as a box that must be ticked (`const: true`), and not as any other box', () => {
    const walk = walkOf({ steps: { one: { a: { ...checkbox, const: true }, b: checkbox } } });

    expect([fieldAt(walk, 'one.a').required, fieldAt(walk, 'one.b').required]).toEqual([true, false]);
  });

  it('is not marked as optional when it is a checkbox, which is never missing', () => {
    const walk = walkOf({
      steps: { one: { a: checkbox, b: checkbox } },
      rules: { fields: { 'one.a': { optional: true }, 'one.b': { optional: true, mark: 'optional' } } },
    });

    expect([fieldAt(walk, 'one.a').markedOptional, fieldAt(walk, 'one.b').markedOptional]).toEqual([
      false,
      true,
    ]);
  });

  it('takes the first variant that fits', () => {
    const walk = walkOf(form);

    expect(fieldAt(walk, 'one.b').variant).toBeNull();
    expect(fieldAt(enter(walk, { 'one.a': 'yes' }), 'one.b').variant).toBe('first');
    expect(fieldAt(enter(walk, { 'one.c': true }), 'one.b').variant).toBe('second');
    expect(fieldAt(enter(walk, { 'one.a': 'yes', 'one.c': true }), 'one.b').variant).toBe('first');
  });

  it('can be a block, which has no answer', () => {
    const walk = walkOf({
      steps: { one: { b: text(), c: checkbox, note: { type: 'null', 'x-control': 'note' } } },
      rules: {
        conditions: { b: when({ answered: 'one.b' }), c: when({ '===': [{ var: 'one.c' }, true] }) },
        fields: { 'one.note': { show: 'b' } },
        steps: {},
      },
    });
    const shown = enter(walk, { 'one.b': 'x' });

    expect(walk.nodes[2]).toMatchObject({ kind: 'block', key: 'one.note', name: 'one.note', shown: false });
    expect(shown.nodes[2]).toMatchObject({ shown: true });
    expect(enter(shown, { 'one.b': 'y' }).nodes[2]).toBe(shown.nodes[2]);
  });

  it('is shown in a group only when all surrounding conditions hold', () => {
    const walk = walkOf({
      steps: {
        one: {
          a: checkbox,
          b: checkbox,
          group: {
            type: 'object',
            properties: { inner: text(), note: { type: 'null', 'x-control': 'note' } },
          },
        },
      },
      rules: {
        conditions: {
          a: when({ '===': [{ var: 'one.a' }, true] }),
          b: when({ '===': [{ var: 'one.b' }, true] }),
        },
        fields: {
          'one.group': { show: 'a' },
          'one.group.inner': { show: 'b' },
          'one.group.note': { show: 'b' },
        },
      },
    });
    const shown = (answers: Record<string, boolean>) =>
      enter(walk, answers)
        .nodes.slice(2)
        .map((node) => node.shown);

    expect(shown({})).toEqual([false, false]);
    expect(shown({ 'one.a': true })).toEqual([false, false]);
    expect(shown({ 'one.b': true })).toEqual([false, false]);
    expect(shown({ 'one.a': true, 'one.b': true })).toEqual([true, true]);
  });
});

describe('a lock', () => {
  const form: TestForm = {
    steps: { one: { a: choice('yes', 'no'), number: { type: 'number' }, plain: text(5), other: text() } },
    rules: {
      ...whenA,
      fields: {
        'one.number': { lock: { when: 'a', to: { const: 7 } } },
        'one.plain': { lock: { when: 'a', says: 'why' } },
        'one.other': { lock: { when: 'a', to: 'one.plain' } },
      },
    },
  };
  const typed = enter(walkOf(form), { 'one.plain': 'mine', 'one.number': 3, 'one.other': 'theirs' });
  const locked = enter(typed, { 'one.a': 'yes' });

  it('forces its value and remembers what was typed', () => {
    expect(fieldAt(locked, 'one.number')).toMatchObject({
      value: 7,
      answer: 3,
      lock: { says: null },
      error: null,
    });
    expect(fieldAt(locked, 'one.other').value).toBe('mine');
    expect(fieldAt(enter(locked, { 'one.a': 'no' }), 'one.number')).toMatchObject({ value: 3, lock: null });
  });

  it('without a value keeps the current value, and refuses others', () => {
    const tried = changeWalk(locked, [{ set: 'one.plain', to: 'new' }]).walk;

    expect(fieldAt(tried, 'one.plain')).toMatchObject({ value: 'mine', lock: { says: 'why' } });
  });

  it('to an empty value leaves the question open', () => {
    const walk = enter(walkOf(form), { 'one.a': 'yes' });

    expect(fieldAt(walk, 'one.plain').error).toEqual({ code: 'required', params: {} });
    expect(fieldAt(walk, 'one.other')).toMatchObject({ value: null, error: { code: 'required' } });
  });
});

describe('the reason of a lock', () => {
  const form: TestForm = {
    steps: { one: { why: text(), named: text(), fixed: { ...text(), readOnly: true } } },
    start: { 'one.fixed': { const: 'stays' } },
    rules: {
      conditions: {},
      fields: { 'one.named': { lock: { when: { answered: 'one.why' }, says: { from: 'one.why' } } } },
    },
  };

  it('can come from a value', () => {
    const walk = walkOf(form);

    expect(fieldAt(walk, 'one.named').lock).toBeNull();
    expect(fieldAt(enter(walk, { 'one.why': 'sold' }), 'one.named').lock).toMatchObject({ says: 'sold' });
    expect(fieldAt(enter(walk, { 'one.why': 'stolen' }), 'one.named').lock).toMatchObject({ says: 'stolen' });
  });

  it('is always the same for a read-only schema', () => {
    const tried = changeWalk(walkOf(form), [{ set: 'one.fixed', to: 'other' }]).walk;

    expect(fieldAt(tried, 'one.fixed')).toMatchObject({
      value: 'stays',
      lock: { says: 'readOnly', of: null },
    });
  });
});

describe('several locks', () => {
  const form: TestForm = {
    steps: {
      zero: { a: choice('own', 'second', 'group', 'step', 'all') },
      one: { in: { type: 'object', properties: { deep: text(9) } } },
    },
    rules: {
      conditions: {
        own: { in: ['zero.a', ['own', 'all']] },
        second: { in: ['zero.a', ['second', 'all']] },
        group: { in: ['zero.a', ['group', 'all']] },
        step: { in: ['zero.a', ['step', 'all']] },
      },
      steps: { one: { lock: { when: 'step', says: 'ofStep', to: { const: 's' } } } },
      fields: {
        'one.in': { lock: { when: 'group', says: 'ofGroup' } },
        'one.in.deep': {
          lock: [
            { when: 'own', says: 'ofField', to: { const: 'f' } },
            { when: 'second', says: 'second', to: { const: 'g' } },
          ],
        },
      },
    },
  };

  it.each([
    ['own', 'ofField', 'f'],
    ['second', 'second', 'g'],
    ['group', 'ofGroup', 'typed'],
    ['step', 'ofStep', 's'],
    ['all', 'ofField', 'f'],
  ])('the first lock that holds decides, from the field to its step: %s', (answer, says, value) => {
    const walk = enter(walkOf(form), { 'one.in.deep': 'typed', 'zero.a': answer });

    expect(fieldAt(walk, 'one.in.deep')).toMatchObject({ lock: { says }, value });
  });

  it('have no effect while none holds', () => {
    expect(fieldAt(enter(walkOf(form), { 'one.in.deep': 'typed' }), 'one.in.deep')).toMatchObject({
      lock: null,
      value: 'typed',
    });
  });
});

describe('the operator "changed"', () => {
  const form = (places: readonly string[]): TestForm => ({
    steps: {
      one: {
        a: text(9),
        note: { type: 'null', 'x-control': 'note' },
        in: { type: 'object', properties: { b: text(9), c: text(9) } },
      },
      two: {
        rows: { type: 'array', maxItems: 3, items: { type: 'object', properties: { name: text(9) } } },
        d: text(9),
      },
      three: { shown: checkbox },
    },
    start: { 'one.a': { const: 'x' } },
    rules: { fields: { 'three.shown': { show: { changed: places } } } },
  });

  it.each<readonly [places: readonly string[], entered: Readonly<Record<string, Value>>, changed: boolean]>([
    [['one'], {}, false],
    [['one'], { 'one.a': 'y' }, true],
    [['one'], { 'one.in.b': 'y' }, true],
    [['one'], { 'two.d': 'y' }, false],
    [['one.in'], { 'one.a': 'y' }, false],
    [['one.in'], { 'one.in.b': 'y' }, true],
    [['one.in', 'two'], { 'two.d': 'y' }, true],
  ])('in %j after %j: %s', (places, entered, changed) => {
    expect(fieldAt(enter(walkOf(form(places)), entered), 'three.shown').shown).toBe(changed);
  });

  it.each([
    ['two', true],
    ['two.rows', true],
    ['one', false],
  ])('in %s after a row was added: %s', (place, changed) => {
    const { walk } = changeWalk(walkOf(form([place])), [{ addRow: 'two.rows' }]);

    expect(fieldAt(walk, 'three.shown').shown).toBe(changed);
  });
});

describe('a hidden field', () => {
  it('has not changed, with any start value', () => {
    const walk = walkOf({
      steps: { one: { a: text(9), b: text(9) }, two: { shown: checkbox } },
      start: { 'one.b': { const: 'x' } },
      rules: {
        fields: { 'one.b': { show: { answered: 'one.a' } }, 'two.shown': { show: { changed: 'one' } } },
      },
    });

    expect(fieldAt(walk, 'two.shown').shown).toBe(false);
    expect(fieldAt(enter(walk, { 'one.a': 'y' }), 'two.shown').shown).toBe(true);
  });

  it('has only its remembered answer', () => {
    const walk = enter(
      walkOf({
        steps: { one: { a: choice('yes', 'no'), b: choice('X') } },
        rules: { ...whenA, fields: { 'one.b': { show: 'a', optional: true, min: { const: 1 } } } },
      }),
      { 'one.a': 'yes', 'one.b': 'X' },
    );

    expect(fieldAt(enter(walk, { 'one.a': 'no' }), 'one.b')).toMatchObject({
      shown: false,
      answer: 'X',
      value: null,
      lock: null,
      required: false,
      markedOptional: false,
      options: null,
      min: null,
      max: null,
      variant: null,
      error: null,
    });
  });

  it('with a ticked box reads as null, not as no', () => {
    const walk = walkOf({
      steps: { one: { a: choice('yes', 'no'), b: checkbox } },
      rules: { ...whenA, fields: { 'one.b': { show: 'a' } } },
    });

    expect(fieldAt(walk, 'one.b').value).toBeNull();
    expect(fieldAt(enter(walk, { 'one.a': 'yes' }), 'one.b').value).toBe(false);
  });
});
