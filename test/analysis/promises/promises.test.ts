import { describe, expect, it } from 'vitest';
import { proveForm, provePromises } from '../../../src/analysis/index.ts';
import { replay } from '../../../src/analysis/prove/findings/replay.ts';
import { evaluatePromise } from '../../../src/analysis/promises/decidePromise.ts';
import type { PromiseDefinition } from '../../../src/engine/definition/PromiseDefinition.ts';
import type { Expression, RulesDefinition } from '../../../src/engine/index.ts';
import { checkbox, choice, text, when, wizardOf, yesNo, type TestForm } from '../../engine/testForm.ts';

const is = (path: string, value: string | boolean): Expression => ({ '===': [{ var: path }, value] });

type Calls = NonNullable<TestForm['calls']>;

/** A call on leaving the first step, whose refusal opens a dialog. */
function look(when: Expression): Calls[number] {
  return {
    at: { continue: 'one' },
    call: 'look',
    outcomes: [
      { status: 409, when, dialog: { id: 'known', choices: ['stay', 'next'] } },
      { status: 409, dialog: { id: 'unknown', choices: ['stay', 'next'] } },
      { else: true, next: true },
    ],
  };
}

/** The call at the end. A conflict leads to another address. */
function report(when: Expression): Calls[number] {
  return {
    at: { submit: true },
    call: 'report',
    send: { more: 'one.more', last: 'three.last' },
    outcomes: [
      { status: 409, when, go: '/again' },
      { else: true, done: true },
    ],
  };
}

/** A form with every kind of subject of a promise: two steps, a list, a dialog, a call and an end. */
const base: TestForm = {
  steps: {
    one: { kind: choice('A', 'B'), more: text(20), ok: checkbox },
    two: {
      people: {
        type: 'array',
        minItems: 1,
        maxItems: 3,
        items: { type: 'object', properties: { abroad: yesNo, zip: text(5) } },
      },
    },
    three: { last: text(10) },
  },
  rules: {
    conditions: { kindA: when(is('one.kind', 'A')), abroad: when(is('row.abroad', true)) },
    steps: { two: { when: 'kindA' } },
    fields: {
      'one.more': { show: 'kindA' },
      'one.ok': { lock: { when: 'kindA', to: { const: true } } },
      'two.people.zip': { show: '!abroad' },
      'three.last': { options: [{ value: 'X', when: 'kindA' }, { value: 'Y' }] },
    },
    confirm: { one: [{ id: 'sure', when: 'kindA', closing: 'stay' }] },
  },
  calls: [look('kindA'), report('kindA')],
  done: { then: [{ when: 'kindA', go: '/a' }, { go: '/b' }] },
};

interface Planted {
  readonly promise: PromiseDefinition;
  /** The rules of the form with a mistake that breaks the promise. */
  readonly mistake: (rules: Partial<RulesDefinition>) => Partial<TestForm>;
}

const fields = (rules: Partial<RulesDefinition>, path: string, rule: object): Partial<TestForm> => ({
  rules: { ...rules, fields: { ...rules.fields, [path]: rule } },
});

const planted: Readonly<Record<string, Planted>> = {
  shown: {
    promise: { says: 'shown', when: '!kindA', never: { shown: 'one.more' } },
    mistake: (rules) => fields(rules, 'one.more', {}),
  },
  required: {
    promise: { says: 'required', when: 'kindA', always: { required: 'one.more' } },
    mistake: (rules) => fields(rules, 'one.more', { show: 'kindA', optional: true }),
  },
  locked: {
    promise: { says: 'locked', when: 'kindA', always: { and: [{ locked: 'one.ok' }, 'one.ok'] } },
    mistake: (rules) => fields(rules, 'one.ok', {}),
  },
  offers: {
    promise: { says: 'offers', when: '!kindA', never: { offers: ['three.last', 'X'] } },
    mistake: (rules) => fields(rules, 'three.last', { options: [{ value: 'X' }, { value: 'Y' }] }),
  },
  applies: {
    promise: { says: 'applies', when: '!kindA', never: { applies: 'two' } },
    mistake: (rules) => ({ rules: { ...rules, steps: {} } }),
  },
  asks: {
    promise: { says: 'asks', when: 'kindA', always: { asks: 'sure' } },
    mistake: (rules) => ({
      rules: { ...rules, confirm: { one: [{ id: 'sure', when: '!kindA', closing: 'stay' }] } },
    }),
  },
  'a dialog of an outcome': {
    promise: { says: 'outcome', when: 'kindA', always: { asks: 'known' } },
    mistake: () => ({ calls: [{ ...look('kindA'), when: '!kindA' }, report('kindA')] }),
  },
  'a dialog of a row after another one that takes the reply': {
    promise: { says: 'shadowed', when: 'kindA', never: { asks: 'unknown' } },
    mistake: () => ({ calls: [look('!kindA'), report('kindA')] }),
  },
  'the target of an outcome': {
    promise: { says: 'outcome', when: '!kindA', never: { leads: '/again' } },
    mistake: () => ({ calls: [look('kindA'), report('!kindA')] }),
  },
  sends: {
    promise: { says: 'sends', when: 'kindA', always: { sends: 'more' } },
    mistake: (rules) => fields(rules, 'one.more', { show: '!kindA' }),
  },
  leads: {
    promise: { says: 'leads', when: '!kindA', always: { leads: '/b' } },
    mistake: () => ({ done: { then: [{ when: '!kindA', go: '/a' }, { go: '/b' }] } }),
  },
  rows: {
    promise: { says: 'rows', when: 'row.abroad', never: { shown: 'two.people.zip' } },
    mistake: (rules) => fields(rules, 'two.people.zip', {}),
  },
};

type Given = Parameters<typeof provePromises>[0]['given'];
const today = '2026-11-21';

function decided(
  form: TestForm,
  promise: PromiseDefinition,
  given: Given = [{ fixed: { today }, brands: [] }],
  budget = 10_000,
) {
  const wizard = wizardOf({ ...form, rules: { ...form.rules, promises: [promise] } });
  const [proof] = provePromises({ wizard, facts: { facts: {} }, given, budget });
  if (!proof) throw new Error('there is no promise');
  return { wizard, ...proof };
}

describe('a promise', () => {
  it.each(Object.entries(planted))(
    'about %s is proven, and refuted in a form that breaks it',
    (_, { promise, mistake }) => {
      expect(decided(base, promise).verdict).toEqual({ kind: 'yes' });

      const {
        wizard,
        verdict,
        promise: compiled,
      } = decided({ ...base, ...mistake(base.rules ?? {}) }, promise);

      if (verdict.kind !== 'no') throw new Error(`the verdict is ${verdict.kind}`);
      expect(evaluatePromise(compiled, replay(wizard, verdict.counterexample))).toContain(false);
    },
  );

  it('is refuted by the shortest counterexample', () => {
    const { verdict } = decided(base, { says: 'short', never: { applies: 'two' } });

    expect(verdict).toMatchObject({
      kind: 'no',
      counterexample: { trail: [{ key: 'one.kind', to: 'A' }, { key: 'one.more' }], at: 'two' },
    });
  });

  it('is undecided when the budget ends, or when answers have more classes than the proof tries', () => {
    const promise: PromiseDefinition = { says: 'sends', when: 'kindA', always: { sends: 'more' } };
    expect(decided(base, promise, undefined, 1).verdict).toEqual({
      kind: 'undecided',
      why: 'Das Budget hat nicht gereicht.',
    });

    const dates: TestForm = {
      steps: { one: { from: { type: 'string', format: 'date' }, until: { type: 'string', format: 'date' } } },
      rules: { conditions: { turned: when({ '>': [{ var: 'one.from' }, { var: 'one.until' }] }) } },
    };
    expect(decided(dates, { says: 'order', never: 'turned' }).verdict.kind).not.toBe('yes');
  });

  it('is vacuous when its condition never holds', () => {
    expect(
      decided(base, { says: 'never', when: { and: ['kindA', '!kindA'] }, always: { shown: 'one.more' } })
        .verdict,
    ).toEqual({ kind: 'vacuous' });
  });
});

describe('worlds of a proof', () => {
  const worldly = (rule: Expression): TestForm => ({
    steps: { one: { kind: choice('A', 'B'), more: text(20) } },
    facts: ['brand.id', 'settings.asks', 'settings.most'],
    rules: { conditions: { now: when(rule) }, fields: { 'one.more': { show: 'now' } } },
  });
  const brands = ['lindenau', 'marlau'].map((id) => ({
    fixed: { today, 'brand.id': id, 'settings.asks': false, 'settings.most': 3 },
    brands: [id],
  }));
  const never: PromiseDefinition = { says: 'never asked', never: { shown: 'one.more' } };

  it.each([
    ['one brand', is('brand.id', 'marlau'), { 'brand.id': 'marlau' }],
    ['a switch with the other value', is('settings.asks', true), { 'settings.asks': true }],
    ['a neighbour of a number', { '>': [{ var: 'settings.most' }, 3] }, { 'settings.most': 4 }],
    ['a later day', { '>=': ['today', '2027-03-01'] }, { today: '2027-03-01' }],
    ['29 February', is('today', '2028-02-29'), { today: '2028-02-29' }],
  ] satisfies readonly (readonly [string, Expression, object])[])(
    'a promise is broken by %s',
    (_, rule, facts) => {
      expect(decided(worldly(rule), never, brands).verdict).toMatchObject({
        kind: 'no',
        counterexample: { facts },
      });
    },
  );

  it.each([
    ['brand', is('brand.id', 'marlau')],
    ['switch', is('settings.asks', true)],
    ['day', { '>=': ['today', '2027-03-01'] }],
  ] satisfies readonly (readonly [string, Expression])[])('a rule about a %s is not constant', (_, rule) => {
    expect(codes(rule)).not.toContain('constant-condition');
    expect(codes({ and: [rule, { '!': rule }] })).toContain('constant-condition');
  });

  it('a finding names the worlds in which it occurs', () => {
    const wizard = wizardOf({
      ...worldly(is('brand.id', 'marlau')),
      steps: { one: { kind: choice('A', 'B'), more: { ...text(20), pattern: '^[0-9]{7}$' } } },
    });
    const found = proof(wizard).findings.find(({ code }) => code === 'unanswerable');

    expect(found?.worlds).toEqual(['marlau']);
  });

  function codes(rule: Expression) {
    return proof(wizardOf(worldly(rule))).findings.map(({ code }) => code);
  }

  function proof(wizard: ReturnType<typeof wizardOf>) {
    return proveForm({
      wizard,
      facts: { facts: {} },
      given: brands,
      judge: () => null,
      statusesOf: () => [200],
      hasText: () => true,
      budget: 10_000,
    });
  }
});
