import { describe, expect, it } from 'vitest';
import { findRowToFocus } from '../../../../src/wizard/fields/rows/useRowFocus.ts';

describe('the row that takes the focus after a removal', () => {
  it.each([
    [[1, 2, 3], 1, 2],
    [[1, 2, 3], 2, 3],
    [[1, 2, 3], 3, 2],
    [[7], 7, null],
  ] as const)('of %j without %i', (ids, removed, next) => {
    expect(findRowToFocus(ids, removed)).toBe(next);
  });
});
