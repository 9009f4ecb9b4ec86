import { describe, expect, it } from 'vitest';
import { factsIn } from '../../../src/engine/outcome/factsIn.ts';

describe('what an answer brings, as facts', () => {
  it.each([
    ['a plain value', 12.5, { result: 12.5 }],
    ['nothing', null, { result: null }],
    [
      'an object, by its parts',
      { premium: 12, car: { plate: 'K-AB 1' } },
      { 'result.premium': 12, 'result.car.plate': 'K-AB 1' },
    ],
    [
      'a list, rows with their plain parts',
      { rates: [{ name: 'A', price: 1, more: {} }, 'x'] },
      { 'result.rates': [{ name: 'A', price: 1 }] },
    ],
  ])('%s', (_, body, facts) => {
    expect(factsIn('result', body)).toEqual(facts);
  });
});
