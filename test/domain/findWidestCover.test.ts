import { expect, it } from 'vitest';
import { findWidestCover } from '../../src/domain/findWidestCover.ts';
import { seededPolicy } from './seededPolicies.ts';

it.each([
  ['comprehensive-car', 'full'],
  ['kinto', 'full'],
  ['partial-car', 'partial'],
  ['liability-car', 'liability'],
  ['kps', null],
])('the widest cover of %s is %s', (key, cover) => {
  expect(findWidestCover(seededPolicy('mueller', key))).toBe(cover);
});
