import { expect, it } from 'vitest';
import { selectPage } from '../../../src/ui/buttons/selectPage.ts';

const items = [1, 2, 3, 4, 5, 6, 7];

it.each<readonly [string | null, readonly number[], number]>([
  [null, [1, 2, 3], 1],
  ['2', [4, 5, 6], 2],
  ['3', [7], 3],
  ['4', [7], 3],
  ['0', [1, 2, 3], 1],
  ['-1', [1, 2, 3], 1],
  ['zwei', [1, 2, 3], 1],
])('page %s of seven items', (asked, shown, page) => {
  expect(selectPage(items, 3, asked)).toEqual({ items: shown, page, last: 3 });
});

it('an empty list has one page', () => {
  expect(selectPage([], 3, null)).toEqual({ items: [], page: 1, last: 1 });
});
