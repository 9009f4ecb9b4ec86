import { expect, it } from 'vitest';
import { proveForm } from '../../../src/analysis/prove/proveForm.ts';
import type { Proof } from '../../../src/analysis/prove/proveForm.ts';
import type { Expression, FactDefinition, FieldSchema } from '../../../src/engine/index.ts';
import { choice, text, wizardOf, yesNo, type TestForm } from '../../engine/testForm.ts';

const says = 'Beispiel';
const budget = 20_000;

function prove(form: TestForm, facts: Readonly<Record<string, FactDefinition>> = {}, most = budget): Proof {
  const names = Object.keys(facts);
  const definition = { facts, never: [{ says, if: { and: ['policy.isClosed', 'policy.isOpen'] } }] };
  const wizard = wizardOf({ ...form, facts: names, shared: { facts: definition } });
  return proveForm({
    wizard,
    facts: definition,
    given: [{ fixed: { today: '2026-11-21' }, brands: [] }],
    judge: () => null,
    statusesOf: () => [200],
    hasText: () => true,
    budget: most,
  });
}

const letters = 'a b c d e f g h i j k l m n o p'.split(' ');
const codesOf = ({ findings }: Proof) => findings.map(({ code }) => code);

/** A form whose step is left when one of these answers is new; facts lock them. */
function formOfChanges(letters: readonly string[], lockOf: (letter: string) => Expression): TestForm {
  return {
    steps: { one: Object.fromEntries(letters.map((letter) => [letter, yesNo])) },
    start: Object.fromEntries(letters.map((letter) => [`one.${letter}`, `policy.${letter}`])),
    rules: {
      fields: Object.fromEntries(
        letters.map((letter) => [`one.${letter}`, { lock: { when: lockOf(letter) } }]),
      ),
      checks: { one: [{ needs: { changed: 'one' }, error: 'nothingChanged', level: 'info' }] },
    },
  };
}

const changeFacts = Object.fromEntries(
  ['isClosed', 'isOpen', ...letters, ...letters.map((letter) => `locks.${letter}`)].map(
    (name): [string, FactDefinition] => [`policy.${name}`, { type: 'boolean', says }],
  ),
);

it('a step with many ways out, of which only the last is never closed, is proven way by way', () => {
  const proof = prove(
    formOfChanges(letters, (letter) =>
      letter === 'p'
        ? { and: ['policy.isClosed', 'policy.isOpen', 'policy.locks.p'] }
        : `policy.locks.${letter}`,
    ),
    changeFacts,
  );

  expect(codesOf(proof)).not.toContain('dead-end');
  expect(proof.exhaustive).toBe(true);
});

it('the one situation without a way out of them is found', () => {
  const proof = prove(
    formOfChanges(letters.slice(0, 6), () => 'policy.isClosed'),
    changeFacts,
  );

  const deadEnd = proof.findings.find(({ code }) => code === 'dead-end');
  expect(deadEnd?.counterexample?.facts).toMatchObject({ 'policy.isClosed': true });
});

it('a number of the customer is tried below and above the number that a rule compares it with', () => {
  const proof = prove(
    {
      steps: { one: { kind: choice('A'), young: text() } },
      rules: { fields: { 'one.young': { show: { '<': ['policy.age', 23] } } } },
    },
    { 'policy.age': { type: 'number', examples: [40], says } },
  );

  expect(codesOf(proof)).toEqual([]);
});

it('a field starts with each value that a rule compares it with, from the row of a list', () => {
  const code = { first: ['policy.covers', 'row.code', { '===': ['row.line', 'FULL'] }] };
  const proof = prove(
    {
      steps: { one: { code: { ...text(), readOnly: true }, more: text() } },
      start: { 'one.code': code },
      rules: { fields: { 'one.more': { show: { '===': ['one.code', '0599'] } } } },
    },
    {
      'policy.covers': {
        type: 'list',
        says,
        rows: { line: { type: 'string', examples: ['BASIC'], says }, code: { type: 'string', says } },
      },
    },
  );

  expect(codesOf(proof)).toEqual([]);
});

/** Two addresses, compared by a part that no list of values covers. */
const derived = (other: string): TestForm => ({
  steps: { one: { first: text(), second: text(), more: text() } },
  rules: {
    fields: {
      'one.more': {
        show: { '===': [{ derive: ['part', { text: 'one.first' }] }, { derive: ['part', { text: other }] }] },
      },
    },
  },
  derivations: {
    part: {
      says,
      from: { properties: { text: { type: 'string' } } },
      to: { type: 'string' },
      derive: (given) => String(given['text']).slice(0, 3),
    },
  },
});

it('a comparison of derivations is proven when it was true and false', () => {
  const proof = prove(derived('one.second'));

  expect(codesOf(proof)).toEqual([]);
  expect(proof.exhaustive).toBe(true);
});

it('a comparison of derivations that was only true is not', () => {
  const proof = prove(derived('one.first'));

  expect(proof.hasOpenDerivations).toBe(true);
  expect(proof.exhaustive).toBe(false);
});

it('a required question of the second row only is shown, and the step can be left', () => {
  const people: FieldSchema = {
    type: 'array',
    minItems: 1,
    maxItems: 3,
    items: { type: 'object', properties: { name: text(), since: text() } },
  };
  const proof = prove({
    steps: { one: { people }, two: { more: text() } },
    rules: { fields: { 'one.people.since': { show: { '>': ['row.number', 1] } } } },
  });

  expect(codesOf(proof)).toEqual([]);
});

it.each(['email', 'password', 'numeric', 'noSpaces', 'time', 'date'] as const)(
  'a %s needs no examples',
  (format) => {
    const field: FieldSchema = { type: 'string', format, maxLength: 20 };
    const proof = prove({ steps: { one: { field, more: text() } } });

    expect(codesOf(proof)).toEqual([]);
  },
);

it('a question that is written as never shown is a finding, and one that is written as locked is none', () => {
  const proof = prove({
    steps: { one: { field: text(), hidden: text(), locked: { ...yesNo, readOnly: true } } },
    rules: { fields: { 'one.hidden': { show: false } } },
  });

  expect(codesOf(proof)).toEqual(['constant-condition']);
});
