import { expect, it } from 'vitest';
import { describeRefusal } from '../../src/workbench/page/describeRefusal.ts';

it.each<readonly [string, unknown, string]>([
  ['what the server says', new Error('Das gibt es hier nicht.'), 'Das gibt es hier nicht.'],
  ['that no server answers', new TypeError('Failed to fetch'), 'Die Werkbank im Terminal antwortet nicht.'],
])('a failed request says %s', (_, error, why) => {
  expect(describeRefusal(error)).toEqual({ kind: 'refused', why });
});
