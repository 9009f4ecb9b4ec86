import { expect, it } from 'vitest';
import { provePromises } from '../../../src/analysis/index.ts';
import type { PromiseDefinition } from '../../../src/engine/definition/PromiseDefinition.ts';
import type { FactsDefinition } from '../../../src/engine/index.ts';
import { choice, text, when, wizardOf, type TestForm } from '../../engine/testForm.ts';

const facts: FactsDefinition = {
  facts: {
    'policy.method': { type: 'string', examples: ['A'], says: 'Zahlungsart' },
    'policy.period': { type: 'string', enum: ['YEAR', 'MONTH'], open: 'other', says: 'Zahlungsweise' },
    'policy.day': { type: 'number', says: 'Tag' },
    'policy.level': { type: 'number', says: 'Stufe' },
    'policy.isEnded': { type: 'boolean', says: 'Beendet' },
  },
};

const blocks: NonNullable<TestForm['shared']> = {
  tables: {
    blocks: {
      says: 'Was eine Änderung sperrt',
      key: 'reason',
      hit: 'first',
      columns: { reason: { type: 'string' }, cover: { type: 'boolean' } },
      rows: [
        { reason: 'ended', when: 'policy.isEnded', cover: true },
        { reason: 'level', when: { '>=': ['policy.level', 2] }, cover: true },
        { reason: 'late', when: { '>=': ['policy.level', 5] }, cover: false },
      ],
    },
  },
};

/** A form whose questions start with facts, and keep them while a row of the table blocks it. */
function decide(promise: Omit<PromiseDefinition, 'says'>) {
  const lock = { when: 'blocked', says: 'blocked' };
  const wizard = wizardOf({
    facts: Object.keys(facts.facts),
    steps: {
      one: {
        method: text(20),
        period: choice('YEAR', 'MONTH'),
        day: { type: 'integer' },
        note: text(20),
      },
    },
    start: {
      'one.method': 'policy.method',
      'one.period': { firstOf: ['policy.period', { const: 'YEAR' }] },
      'one.day': 'policy.day',
    },
    rules: {
      conditions: {
        blocked: when({ some: ['table.blocks', 'row.cover'] }),
        byA: when({ '===': ['one.method', 'A'] }),
        byB: when({ '===': ['one.method', 'B'] }),
        monthly: when({ '===': ['one.period', 'MONTH'] }),
        yearly: when({ '===': ['one.period', 'YEAR'] }),
        early: when({ '<': ['one.day', 15] }),
      },
      fields: {
        'one.method': { lock },
        'one.period': { lock },
        'one.day': { lock },
        'one.note': { show: { or: ['byA', 'monthly', 'early'] } },
      },
      promises: [{ says: 'promise', ...promise }],
    },
    shared: blocks,
  });
  const [proof] = provePromises({
    wizard,
    facts,
    given: [{ fixed: { today: '2026-11-28' }, brands: [] }],
    budget: 100_000,
  });
  return proof?.verdict;
}

it.each<readonly [string, Omit<PromiseDefinition, 'says'>, string]>([
  ['a text that a lock keeps', { when: 'byA', always: { shown: 'one.note' } }, 'yes'],
  ['values known from a fact', { when: 'monthly', always: { shown: 'one.note' } }, 'yes'],
  ['conditions of the rows of a table', { when: 'policy.isEnded', always: { locked: 'one.method' } }, 'yes'],
  [
    'a text that no rule names',
    { when: 'blocked', always: { or: ['byA', 'byB', { '!': { answered: 'one.method' } }] } },
    'no',
  ],
  ['a value that the protocol does not name', { always: { or: ['yearly', 'monthly'] } }, 'no'],
  [
    'a row that does not block',
    { when: { '>=': ['policy.level', 2] }, never: { locked: 'one.method' } },
    'no',
  ],
  ['a number that a lock keeps', { when: 'early', always: { shown: 'one.note' } }, 'undecided'],
])('a promise over %s is decided', (_, promise, kind) => {
  expect(decide(promise)?.kind).toBe(kind);
});
