import { describe, expect, it } from 'vitest';
import {
  type ReplySchema,
  explainReplyMismatch,
} from '../../../src/analysis/lint/shared/explainReplyMismatch.ts';
import type { KeepSchema } from '../../../src/engine/index.ts';

const record = (properties: KeepSchema['properties'], required: readonly string[] = []): KeepSchema => ({
  ...(properties && { properties }),
  required,
});
const reply = (properties: ReplySchema['properties'], required: readonly string[] = []): ReplySchema => ({
  type: 'object',
  ...(properties && { properties }),
  required,
});

const fitting: readonly [says: string, reply: ReplySchema, keep: KeepSchema][] = [
  ['the same value', { type: 'string' }, { type: 'string' }],
  ['whole numbers as numbers', { type: 'integer' }, { type: 'number' }],
  [
    'a subset of the values in the form',
    { anyOf: [{ const: 'A' }, { const: 'B' }] },
    { enum: ['A', 'B', 'C'] },
  ],
  ['listed whole numbers', { enum: [1, 2] }, { type: 'integer' }],
  [
    'null in the place of a missing member',
    reply({ a: { anyOf: [{ type: 'string' }, { type: 'null' }] } }),
    record({ a: { type: 'string' } }),
  ],
  [
    'more members than the form keeps',
    reply({ a: { type: 'string' }, b: { type: 'number' } }, ['a']),
    record({ a: { type: 'string' } }, ['a']),
  ],
  [
    'rows',
    { type: 'array', items: reply({ a: { type: 'string' } }) },
    { type: 'array', items: record({ a: { type: 'string' } }) },
  ],
  [
    'maps',
    { type: 'object', patternProperties: { '^.*$': reply({ a: { type: 'string' } }) } },
    { type: 'object', additionalProperties: record({ a: { type: 'string' } }) },
  ],
];

const misfits: readonly [says: string, reply: ReplySchema | null, keep: KeepSchema][] = [
  ['Sie hat keinen Rumpf, und das Formular behält daraus „x“.', null, { type: 'string' }],
  [
    '„x“ hat im Protokoll den Typ number und im Formular den Typ integer.',
    { type: 'number' },
    { type: 'integer' },
  ],
  ['„x“ hat im Protokoll keinen Typ und im Formular den Typ string.', {}, { type: 'string' }],
  ['„x“ darf jeden Wert haben, und das Formular kennt nur A, B.', { type: 'string' }, { enum: ['A', 'B'] }],
  ['„x“ kann auch C sein.', { enum: ['A', 'C'] }, { enum: ['A', 'B'] }],
  ['Das Protokoll kennt „x.a“ nicht.', reply({ b: { type: 'string' } }), record({ a: { type: 'string' } })],
  [
    '„x.a“ darf fehlen, und das Formular verlangt es.',
    reply({ a: { type: 'string' } }),
    record({ a: { type: 'string' } }, ['a']),
  ],
  [
    '„x“ hat im Protokoll den Typ array und im Formular den Typ object.',
    { type: 'array' },
    record({ a: { type: 'string' } }),
  ],
  [
    '„x“ hat im Protokoll den Typ object und im Formular den Typ array.',
    reply({}),
    { type: 'array', items: record({}) },
  ],
  [
    '„x[].a“ hat im Protokoll den Typ boolean und im Formular den Typ string.',
    { type: 'object', additionalProperties: reply({ a: { type: 'boolean' } }) },
    { type: 'object', additionalProperties: record({ a: { type: 'string' } }) },
  ],
  [
    'Das Protokoll sagt nicht, dass „x“ das Format „date“ hat.',
    { type: 'string' },
    { type: 'string', format: 'date' },
  ],
];

describe('the comparison of a kept result with the protocol', () => {
  it.each(fitting)('accepts: %s', (_, protocol, keep) => {
    expect(explainReplyMismatch(protocol, keep, 'x')).toBe(null);
  });

  it.each(misfits)('reports: %s', (says, protocol, keep) => {
    expect(explainReplyMismatch(protocol, keep, 'x')).toBe(says);
  });
});
