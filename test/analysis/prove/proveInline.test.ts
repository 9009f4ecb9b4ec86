import { describe, expect, it } from 'vitest';
import { proveForm } from '../../../src/analysis/index.ts';
import type { RulesDefinition } from '../../../src/engine/index.ts';
import { choice, text, wizardOf, yesNo, type TestForm } from '../../engine/testForm.ts';

const kindIs = (value: string) => ({ '===': ['one.kind', value] });

/** A sound form whose rules are written at their use. */
const sound: TestForm = {
  steps: {
    one: { kind: choice('A', 'B', 'C'), known: yesNo, name: text(20) },
    two: {
      more: text(20),
      last: { ...choice('X', 'Y') },
      people: {
        type: 'array',
        maxItems: 2,
        items: { type: 'object', properties: { adult: yesNo, job: text(20) } },
      },
    },
  },
  rules: {
    steps: { two: { when: { or: [kindIs('A'), kindIs('B')] } } },
    fields: {
      'two.more': { show: { or: [kindIs('A'), 'one.known'] }, optional: 'one.known' },
    },
  },
};

const answers: NonNullable<TestForm['calls']> = [
  {
    at: { submit: true },
    call: 'report',
    outcomes: [
      { status: 400, body: 'LATE', banner: 'error.late' },
      { status: 200, done: true },
      { else: true, banner: 'error.generic' },
    ],
  },
];

function findingsOf(
  rules: Partial<RulesDefinition>,
  calls: NonNullable<TestForm['calls']> = answers,
  steps: TestForm['steps'] = sound.steps,
): readonly string[] {
  const proof = proveForm({
    wizard: wizardOf({ ...sound, steps, rules: { ...sound.rules, ...rules }, calls }),
    facts: { facts: {} },
    given: [{ fixed: { today: '2026-11-21' }, brands: [] }],
    judge: () => null,
    statusesOf: () => [200, 400],
    hasText: () => true,
    budget: 10_000,
  });
  expect(proof.exhaustive).toBe(true);
  return proof.findings.map(({ code, file, pointer }) => `${code} ${file}${pointer}`);
}

interface Planted {
  readonly what: string;
  readonly rules?: Partial<RulesDefinition>;
  readonly calls?: NonNullable<TestForm['calls']>;
  readonly code: string;
  readonly place: string;
}

const fields = (more: RulesDefinition['fields']) => ({ fields: { ...sound.rules?.fields, ...more } });
const idle = 'operand-without-effect';
const constant = 'constant-condition';
const never = { and: [kindIs('A'), kindIs('B')] };
const onlyAorB = { or: [kindIs('A'), kindIs('B')] };

/** Cases with one mistake each in a rule that is written at its use. */
const planted: readonly Planted[] = [
  {
    what: 'a step that never applies',
    rules: { steps: { two: { when: never } } },
    code: constant,
    place: 'rules/test.json/steps/two/when',
  },
  {
    what: 'a question that is never shown',
    rules: fields({ 'two.more': { show: never } }),
    code: constant,
    place: 'rules/test.json/fields/two.more/show',
  },
  {
    what: 'a question that is always shown, because its step has the same condition',
    rules: fields({ 'two.more': { show: onlyAorB } }),
    code: constant,
    place: 'rules/test.json/fields/two.more/show',
  },
  {
    what: 'a part of a question’s condition that its step has decided',
    rules: fields({ 'two.more': { show: { and: [onlyAorB, 'one.known'] } } }),
    code: idle,
    place: 'rules/test.json/fields/two.more/show/and/0',
  },
  {
    what: 'a part of a condition that another part of it includes',
    rules: {
      steps: { two: { when: { or: [kindIs('A'), kindIs('B'), { and: [kindIs('A'), 'one.known'] }] } } },
    },
    code: idle,
    place: 'rules/test.json/steps/two/when/or/2',
  },
  {
    what: 'an answer that is always optional',
    rules: fields({ 'two.more': { show: kindIs('A'), optional: { '!': kindIs('B') } } }),
    code: constant,
    place: 'rules/test.json/fields/two.more/optional',
  },
  {
    what: 'a lock after one that always holds first',
    rules: fields({
      'two.last': {
        lock: [
          { when: 'one.known', to: { const: 'X' }, says: 'lock.known' },
          { when: { and: ['one.known', kindIs('A')] }, to: { const: 'Y' }, says: 'lock.known' },
        ],
      },
    }),
    code: constant,
    place: 'rules/test.json/fields/two.last/lock/1/when',
  },
  {
    what: 'an option that is never offered',
    rules: fields({ 'two.last': { options: [{ value: 'X' }, { value: 'Y', when: never }] } }),
    code: constant,
    place: 'rules/test.json/fields/two.last/options/1/when',
  },
  {
    what: 'an option that is always disabled',
    rules: fields({
      'two.last': {
        options: [{ value: 'X' }, { value: 'Y', disabled: { when: onlyAorB, says: 'option.no' } }],
      },
    }),
    code: constant,
    place: 'rules/test.json/fields/two.last/options/1/disabled/when',
  },
  {
    what: 'a part of a row that is always shown',
    rules: fields({ 'two.people.job': { show: { or: ['row.adult', { '===': ['row.adult', false] }] } } }),
    code: constant,
    place: 'rules/test.json/fields/two.people.job/show',
  },
  {
    what: 'a check that never fails',
    rules: { checks: { one: [{ needs: { or: [onlyAorB, kindIs('C')] }, error: 'kind', at: ['one.kind'] }] } },
    code: constant,
    place: 'rules/test.json/checks/one/0/needs',
  },
  {
    what: 'a dialog that always opens',
    rules: { confirm: { two: [{ id: 'sure', when: onlyAorB, closing: 'stay' }] } },
    code: constant,
    place: 'rules/test.json/confirm/two/0/when',
  },
  {
    what: 'a notice that never opens',
    rules: { notices: [{ id: 'odd', when: never }] },
    code: constant,
    place: 'rules/test.json/notices/0/when',
  },
  {
    what: 'a reaction to every answer',
    rules: { reactions: [{ on: 'one.kind', when: { '!': never }, clear: ['one.name'] }] },
    code: constant,
    place: 'rules/test.json/reactions/0/when',
  },
  {
    what: 'a call that is always made',
    calls: answers.map((call) => ({ ...call, when: { '!': never } })),
    code: constant,
    place: 'schemas/test/calls.json/calls/0/when',
  },
  {
    what: 'a row for a reply that never comes',
    calls: answers.map((call) => ({
      ...call,
      outcomes: [{ status: 400, when: never, banner: 'error.late' }, ...call.outcomes],
    })),
    code: constant,
    place: 'schemas/test/calls.json/calls/0/outcomes/0/when',
  },
];

const sending = (send: NonNullable<NonNullable<TestForm['calls']>[number]['send']>) =>
  answers.map((call) => ({ ...call, send }));

/** Cases with one mistake each in a condition inside of a value. */
const inValues: readonly Planted[] = [
  {
    what: 'a value that is never sent',
    calls: sending({ last: { if: [never, 'two.last', null] } }),
    code: constant,
    place: 'schemas/test/calls.json/calls/0/send/last/if/0',
  },
  {
    what: 'a choice after one that always holds first',
    calls: sending({ kind: { if: [kindIs('A'), 1, { and: [kindIs('A'), 'one.known'] }, 2, 3] } }),
    code: constant,
    place: 'schemas/test/calls.json/calls/0/send/kind/if/2',
  },
  {
    what: 'a choice inside of one with the same condition',
    calls: sending({ deep: [{ if: [kindIs('A'), { if: [kindIs('A'), 1, 2] }, 3] }] }),
    code: constant,
    place: 'schemas/test/calls.json/calls/0/send/deep/0/if/1/if/0',
  },
  {
    what: 'a part of a choice that another part includes',
    calls: sending({ kind: { if: [{ or: [kindIs('A'), { and: [kindIs('A'), 'one.known'] }] }, 1, 2] } }),
    code: idle,
    place: 'schemas/test/calls.json/calls/0/send/kind/if/0/or/1',
  },
  {
    what: 'a choice with the condition of its call',
    calls: [
      ...answers,
      ...sending({ kind: { if: [onlyAorB, 1, 2] } }).map((call) => ({ ...call, when: onlyAorB })),
    ],
    code: constant,
    place: 'schemas/test/calls.json/calls/1/send/kind/if/0',
  },
  {
    what: 'a banner with a constant text',
    calls: answers.map((call) => ({
      ...call,
      outcomes: call.outcomes.map((row) =>
        'body' in row ? { ...row, params: { kind: { if: [never, 'one.kind', null] } } } : row,
      ),
    })),
    code: constant,
    place: 'schemas/test/calls.json/calls/0/outcomes/0/params/kind/if/0',
  },
  {
    what: 'a lock whose value never changes',
    rules: fields({
      'two.last': {
        lock: {
          when: kindIs('A'),
          to: { if: [onlyAorB, { const: 'X' }, { const: 'Y' }] },
          says: 'lock.known',
        },
      },
    }),
    code: constant,
    place: 'rules/test.json/fields/two.last/lock/to/if/0',
  },
  {
    what: 'a reaction that always sets the same value',
    rules: { reactions: [{ on: 'one.kind', set: { 'one.name': { if: [never, { const: 'a' }, null] } } }] },
    code: constant,
    place: 'rules/test.json/reactions/0/set/one.name/if/0',
  },
  {
    what: 'a start value that is always set',
    rules: { start: { 'one.name': { if: ['!one.known', { const: 'a' }, null] } } },
    code: constant,
    place: 'rules/test.json/start/one.name/if/0',
  },
];

describe('the proof of rules that are written at their use', () => {
  it('finds nothing in a sound form', () => {
    expect(findingsOf({})).toEqual([]);
  });

  it.each(planted)('reports $what once and at its place', ({ rules = {}, calls, code, place }) => {
    expect(findingsOf(rules, calls)).toEqual([`${code} ${place}`]);
  });

  it.each(inValues)('reports $what inside of a value', ({ rules = {}, calls, code, place }) => {
    expect(findingsOf(rules, calls)).toEqual([`${code} ${place}`]);
  });

  it('reports a note with a constant text', () => {
    const control = { kind: 'note', values: { kind: { if: [onlyAorB, 1, 2] } } };
    const steps: TestForm['steps'] = {
      ...sound.steps,
      two: { ...sound.steps['two'], note: { type: 'null', 'x-control': control } },
    };

    expect(findingsOf({}, answers, steps)).toEqual([
      `${constant} schemas/test/form.json/properties/two/properties/note/x-control/values/kind/if/0`,
    ]);
  });

  it('takes into account that a start value may be cleared', () => {
    const rules = {
      start: { 'two.last': { const: 'X' } },
      ...fields({ 'two.more': { show: { and: ['one.known', { answered: 'two.last' }] } } }),
    };
    const { more, last } = sound.steps['two'] ?? {};
    const steps: TestForm['steps'] = {
      ...sound.steps,
      two: { ...(last && { last }), ...(more && { more }) },
    };

    expect(findingsOf(rules, answers, steps)).toEqual([]);
  });

  it('finds nothing in values with sound conditions', () => {
    const chosen = { if: [kindIs('A'), 1, 'one.known', 2, { if: [kindIs('C'), 3, 4] }] };

    expect(findingsOf({}, sending({ chosen, isA: kindIs('A') }))).toEqual([]);
  });

  it('reports a mistake in a named condition only at the condition', () => {
    expect(
      findingsOf({
        conditions: { never },
        ...fields({ 'two.more': { show: { and: ['one.known', '!never'] } } }),
      }),
    ).toEqual([`${constant} rules/test.json/conditions/never`]);
  });
});
