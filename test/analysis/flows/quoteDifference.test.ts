import { describe, expect, it } from 'vitest';
import { quoteDifference } from '../../../src/analysis/flows/quoteDifference.ts';

describe('two values that differ in a flow', () => {
  it.each([
    ['Köln\u200b', 'Köln', '"Köln\\u200b"', '"Köln"'],
    ['12\u00a0km', '12 km', '"12\\u00a0km"', '"12 km"'],
    ['Ko\u0308ln', 'Köln', '"Ko\\u0308ln"', '"Köln"'],
    ['M\u0430x', 'Max', '"M\\u0430x"', '"Max"'],
    ['12\u00a0km', '13\u00a0km', '"12\u00a0km"', '"13\u00a0km"'],
    ['Max', 'Moritz', '"Max"', '"Moritz"'],
    [12, '12', '12', '"12"'],
  ])('are written so that %j and %j can be told apart', (is, expected, ...written) => {
    expect(Object.values(quoteDifference(is, expected))).toEqual(written);
  });
});
