import { expect, it } from 'vitest';
import { addMonths } from '../../src/domain/addMonths.ts';

it.each([
  ['2026-12-17', 6, '2027-06-17'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-29', 6, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-31'],
])('%s and %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});
