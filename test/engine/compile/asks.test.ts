import { describe, expect, it } from 'vitest';
import {
  changeWalk,
  nodeState,
  snapshotStep,
  type FieldRules,
  type Walk,
} from '../../../src/engine/index.ts';
import { choice, compile, text, walkOf, when, yesNo } from '../testForm.ts';

const person = { name: text(), reason: choice('MARRIAGE', 'OTHER'), known: yesNo };
const asks = (ask: FieldRules['ask'], more: Readonly<Record<string, FieldRules>> = {}) => ({
  fields: { 'person.name': { ask: ask ?? { field: '' } }, ...more },
});
const problems = (...form: Parameters<typeof compile>) => {
  const compiled = compile(...form);
  return compiled.ok ? [] : compiled.problems.map(({ code, pointer }) => `${code} ${pointer}`);
};
const field = (walk: Walk, path: string) => {
  const state = nodeState(walk, path);
  if (state?.kind !== 'field') throw new Error(path);
  return state;
};

describe('a question asked before a field', () => {
  const walk = walkOf({
    steps: { person },
    rules: asks({ field: 'person.reason', refuse: ['OTHER'] }),
  });

  it('is linked with that field in both directions', () => {
    expect(field(walk, 'person.name').field.ask).toEqual({ field: 'person.reason' });
    expect(field(walk, 'person.reason').field.askedBy).toEqual({ field: 'person.name', refuse: ['OTHER'] });
  });

  it('takes its options, and keeps its answer when it refuses another one', () => {
    const chosen = changeWalk(walk, [{ set: 'person.reason', to: 'MARRIAGE' }]).walk;
    const refused = changeWalk(chosen, [{ set: 'person.reason', to: 'OTHER' }]).walk;

    expect(field(chosen, 'person.reason').value).toBe('MARRIAGE');
    expect(field(refused, 'person.reason').answer).toBe('MARRIAGE');
  });

  it('leads the summary to its field while it is unanswered', () => {
    const { open } = snapshotStep(walk, 'person');

    expect(open.map(({ key, name, textPath }) => [key, name, textPath])).toContainEqual([
      'person.reason',
      'person.name',
      'person.reason',
    ]);
  });
});

it.each([
  [{ a: true, b: true }, true],
  [{ a: false, b: true }, false],
  [{ a: true, b: false }, false],
])('is asked only where the field shows (a) and its own condition holds (b): %o', (facts, shown) => {
  const form = {
    steps: { person },
    facts: ['a', 'b'],
    rules: {
      conditions: { a: when({ '===': [{ var: 'a' }, true] }), b: when({ '===': [{ var: 'b' }, true] }) },
      fields: { 'person.name': { show: 'a', ask: { field: 'person.reason', when: 'b' } } },
    },
  };

  expect(field(walkOf(form, facts), 'person.reason').shown).toBe(shown);
});

it.each([
  ['an unknown field', { field: 'person.reasn' }, 'unknown-field /fields/person.name/ask/field'],
  ['a field that is no choice', { field: 'person.known' }, 'asked-field /fields/person.name/ask/field'],
  ['itself', { field: 'person.name' }, 'asked-field /fields/person.name/ask/field'],
  [
    'a refused value that is no option',
    { field: 'person.reason', refuse: ['DIVORCE'] },
    'option-not-in-enum /fields/person.name/ask/refuse/0',
  ],
])('a wrong question is reported: %s', (_, ask, problem) => {
  expect(problems({ steps: { person }, rules: asks(ask) })).toEqual([problem]);
});

it('has one asking field, on the same step, outside of lists', () => {
  const twice = asks({ field: 'person.reason' }, { 'person.first': { ask: { field: 'person.reason' } } });
  const list = { type: 'array' as const, items: { type: 'object' as const, properties: { name: text() } } };

  expect(problems({ steps: { person: { first: text(), ...person } }, rules: twice })).toEqual([
    'asked-field /fields/person.first/ask/field',
  ]);
  expect(
    problems({
      steps: { person: { name: text() }, later: { reason: choice('A') } },
      rules: asks({ field: 'later.reason' }),
    }),
  ).toEqual(['asked-field /fields/person.name/ask/field']);
  expect(
    problems({
      steps: { person: { ...person, people: list } },
      rules: { fields: { 'person.people': { ask: { field: 'person.reason' } } } },
    }),
  ).toEqual(['asked-field /fields/person.people/ask/field']);
});
