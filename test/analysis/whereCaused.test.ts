import { describe, expect, it } from 'vitest';
import { mapToCause } from '../../src/analysis/lint/mapToSource.ts';

const part = { file: 'schemas/_parts/address/part.json', pointer: '/rules/.city/show' };
const placeOf = (id: string) => ({ file: `schemas/${id}/form.json`, pointer: '/properties/home/use' });

/** Builds a form that uses the part once. */
const form = (id: string) => ({
  id,
  writtenAt: () => ({ ...part, use: placeOf(id) }),
  usesOf: () => [placeOf(id)],
});
const found = (id: string) => ({
  file: `rules/${id}.json`,
  pointer: '/fields/home.city/show',
  code: 'contradiction',
});

describe('a finding in a part', () => {
  it.each([
    ['at each of its uses is reported at the part', ['one', 'two'], [part, part]],
    ['at one use of several is reported at that use', ['two'], [placeOf('two')]],
  ])('%s', (_, ids, places) => {
    const forms = [form('one'), form('two')];

    expect(mapToCause({ forms }, ids.map(found))).toEqual(
      places.map((place) => ({ code: 'contradiction', ...place })),
    );
  });

  it('is reported at the part when there is one use only', () => {
    expect(mapToCause({ forms: [form('one')] }, [found('one')])).toEqual([
      { code: 'contradiction', ...part },
    ]);
  });
});
