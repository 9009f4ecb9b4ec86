import { expect, it } from 'vitest';
import { nameWidestCover } from '../../../src/domain/names/nameWidestCover.ts';
import { seededPolicy } from '../seededPolicies.ts';

it.each([
  ['comprehensive-car', 'Vollkasko'],
  ['kinto', 'KINTO-Vollkasko'],
  ['partial-car', 'Teilkasko'],
  ['liability-car', 'Kfz-Haftpflicht'],
  ['kps', null],
])('the widest cover of %s is %s', (key, cover) => {
  expect(nameWidestCover(seededPolicy('mueller', key))).toBe(cover);
});
