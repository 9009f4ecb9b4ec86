import { expect, it } from 'vitest';
import { RequestFailure } from '../../src/plain/RequestFailure.ts';
import { LoadFailure } from '../../src/ui/loading/LoadFailure.tsx';
import { drawPage } from './drawPage.tsx';

it.each<readonly [what: string, error: Error, isOffered: boolean]>([
  ['no answer', new RequestFailure('getDocuments', null), true],
  ['an unreadable answer', new RequestFailure('getDocuments', 200), true],
  ['a forbidden list', new RequestFailure('getDocuments', 403), false],
  ['a missing list', new RequestFailure('getDocuments', 404), false],
  ['a list that is gone', new RequestFailure('getDocuments', 410), false],
  ['too many requests', new RequestFailure('getDocuments', 429), true],
  ['an error of the server', new RequestFailure('getDocuments', 500), true],
  ['maintenance', new RequestFailure('getDocuments', 503), true],
  ['an error without a status', new TypeError('Failed to fetch'), true],
])('after %s a part of a page offers to load it again: %3$s', (_, error, isOffered) => {
  const drawn = drawPage(<LoadFailure text="Nicht da." error={error} onRetry={() => undefined} />, {
    answers: [],
  });

  expect([drawn.includes('Nicht da.'), drawn.includes('Erneut laden')]).toEqual([true, isOffered]);
});
