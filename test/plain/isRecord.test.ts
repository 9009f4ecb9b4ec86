import { expect, it } from 'vitest';
import { asRecord, isRecord } from '../../src/plain/isRecord.ts';

it.each([
  [{ a: 1 }, true],
  [{}, true],
  [Object.create(null), true],
  [[], false],
  [null, false],
  [undefined, false],
  ['text', false],
  [0, false],
  [() => ({}), false],
])('%j is a record: %j', (value: unknown, is) => {
  expect(isRecord(value)).toBe(is);
  expect(asRecord(value)).toEqual(is ? value : {});
});
