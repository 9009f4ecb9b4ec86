import { expect, it } from 'vitest';
import { setMember } from '../../../src/workbench/model/questions/editJson.ts';

it.each([
  ['a member', ['fields', 'car.plate']],
  ['a member of nothing', ['steps', 'car', 'show']],
])('removing %s that is not there leaves the text as it is', (_, place) => {
  const text = '{ "fields": { "car.keys": { "show": "isStolen" } } }';

  expect(setMember(text, place, undefined)).toBe(text);
});

it('removes a member that is there', () => {
  expect(JSON.parse(setMember('{ "fields": { "a": 1, "b": 2 } }', ['fields', 'a'], undefined))).toEqual({
    fields: { b: 2 },
  });
});
