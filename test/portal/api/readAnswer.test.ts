import { expect, it } from 'vitest';
import { readAnswer } from '../../../src/portal/api/readAnswer.ts';
import type { BodyShape } from '../../../src/protocol/index.ts';

const shapes = {
  day: { type: 'string', format: 'date' },
  number: { type: 'number' },
  flag: { type: 'boolean' },
  text: { type: 'string' },
  texts: { type: 'array', items: { type: 'string' } },
  records: {
    type: 'array',
    items: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
  },
  address: { type: 'object', properties: { url: { type: 'string' } }, required: ['url'] },
} as const satisfies Readonly<Record<string, BodyShape>>;

const read = (kind: keyof typeof shapes, value: unknown) =>
  readAnswer(
    { type: 'object', properties: { id: { type: 'string' }, it: shapes[kind] } },
    { id: 'x', it: value },
  );

it.each<readonly [keyof typeof shapes, unknown, unknown]>([
  ['day', '2026-11-27', '2026-11-27'],
  ['day', ' 2026-11-27 ', '2026-11-27'],
  ['day', '2026-11-27T00:00:00Z', '2026-11-27'],
  ['day', '2026-11-27T00:00:00.000+01:00', '2026-11-27'],
  ['day', '2026-11-27T00:00:00+0100', '2026-11-27'],
  ['day', '2026-11-26T23:00:00Z', '2026-11-27'],
  ['day', '2026-07-26T22:00:00Z', '2026-07-27'],
  ['day', '2026-11-27T23:59:59', '2026-11-27'],
  ['day', '2026-11-27 00:00:00', '2026-11-27'],
  ['day', '27.11.2026', '2026-11-27'],
  ['day', '7.1.2026', '2026-01-07'],
  ['day', '20261127', '2026-11-27'],
  ['day', 20_261_127, '2026-11-27'],
  ['number', '3', 3],
  ['number', '12,50', 12.5],
  ['number', '-0.5', -0.5],
  ['number', '1.234,56', 1234.56],
  ['number', '1,234.56', 1234.56],
  ['flag', 'true', true],
  ['flag', 'False', false],
  ['flag', 1, true],
  ['flag', '0', false],
  ['flag', 'SET', true],
  ['text', 4711, '4711'],
  ['texts', 'one', ['one']],
  ['records', { id: 7, more: 1 }, [{ id: '7', more: 1 }]],
  ['address', 'https://pay.example/card', { url: 'https://pay.example/card' }],
  ['address', 'document-1', { url: 'document-1' }],
  ['address', 4711, { url: '4711' }],
])('reads as %s %j, which has one meaning', (kind, value, expected) => {
  expect(read(kind, value)).toEqual({ value: { id: 'x', it: expected }, unreadable: [], lost: 0 });
});

it.each<readonly [keyof typeof shapes, unknown]>([
  ['day', undefined],
  ['day', null],
  ['day', ''],
  ['day', '0001-01-01'],
  ['day', '0001-01-01T00:00:00Z'],
  ['day', '0001-01-01T23:30:00Z'],
  ['day', '01.01.0001'],
  ['number', ' '],
  ['flag', ''],
  ['text', null],
  ['records', null],
])('takes for absent as %s %j', (kind, value) => {
  expect(read(kind, value)).toEqual({ value: { id: 'x' }, unreadable: [], lost: 0 });
});

it.each<readonly [keyof typeof shapes, unknown]>([
  ['day', '2026-02-30'],
  ['day', '31.02.2026'],
  ['day', '2026-11-27T23:59:59Z'],
  ['day', '2026-11-27T25:00:00Z'],
  ['day', '11/27/2026'],
  ['day', 1_795_737_600_000],
  ['day', {}],
  ['number', '1.234'],
  ['number', Infinity],
  ['number', 'hoch'],
  ['number', true],
  ['number', '3 %'],
  ['flag', 'vielleicht'],
  ['flag', 2],
  ['flag', {}],
  ['text', {}],
  ['text', ['a']],
  ['text', 2 ** 60],
  ['texts', {}],
  ['address', 'OK'],
  ['address', '<!doctype html>'],
  ['address', {}],
])('notes as unreadable %s %j, and leaves it out', (kind, value) => {
  expect(read(kind, value)).toEqual({
    value: { id: 'x', unreadable: ['it'] },
    unreadable: ['/it'],
    lost: 0,
  });
});

it('counts the missing entries of the outermost list, and names places without positions and values', () => {
  const inner = { ...shapes.records.items.properties, parts: shapes.records };
  const shape: BodyShape = { type: 'array', items: { type: 'object', properties: inner, required: ['id'] } };
  const body = [{ id: 'a', parts: [{ id: 'b' }, 'secret'] }, { id: {} }, 7];

  expect(readAnswer(shape, body)).toEqual({
    value: [{ id: 'a', parts: [{ id: 'b' }], unreadable: ['parts'] }],
    unreadable: ['/-/parts/-', '/-'],
    lost: 2,
  });
});

it('counts no missing entry for an unreadable list within an entry, which is shown', () => {
  const inner = { ...shapes.records.items.properties, parts: shapes.records };
  const shape: BodyShape = { type: 'array', items: { type: 'object', properties: inner, required: ['id'] } };

  expect(readAnswer(shape, [{ id: 'a', parts: 'x' }])).toEqual({
    value: [{ id: 'a', unreadable: ['parts'] }],
    unreadable: ['/-/parts'],
    lost: 0,
  });
});

it('counts an unreadable list of records as one missing entry', () => {
  expect(read('records', 'x')).toEqual({
    value: { id: 'x', unreadable: ['it'] },
    unreadable: ['/it'],
    lost: 1,
  });
});

it('takes the member "unreadable" of a service for none of its own', () => {
  const shape: BodyShape = { type: 'object', properties: { day: shapes.day } };
  expect(readAnswer(shape, { unreadable: ['day'] })?.value).toEqual({});
});
