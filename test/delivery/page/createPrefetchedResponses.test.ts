import { expect, it, vi } from 'vitest';
import { createPrefetchedResponses } from '../../../src/delivery/page/createPrefetchedResponses.ts';

const origin = 'https://portal.example';
const path = '/api/v1/account/accounts/A-1';
const response = {
  path,
  status: 503,
  headers: { 'x-correlation-id': 'one', 'retry-after': '60' },
  body: 'SERVICE_UNAVAILABLE',
};

it('responses that came with the sign-in are handed over once, with their correlation id', async () => {
  const prefetched = createPrefetchedResponses(origin);
  prefetched.keep([response]);

  expect(prefetched.take(`${origin}/api/v1/policy/accounts/A-1`)).toBeNull();
  const taken = prefetched.take(origin + path);
  expect([taken?.status, taken?.headers.get('retry-after'), taken?.headers.get('x-correlation-id')]).toEqual([
    503,
    '60',
    'one',
  ]);
  expect(await taken?.text()).toBe('SERVICE_UNAVAILABLE');
  expect(prefetched.take(origin + path)).toBeNull();
});

it('a response without a body is handed over', () => {
  const prefetched = createPrefetchedResponses(origin);
  prefetched.keep([{ path, status: 204, headers: {}, body: '' }]);

  expect(prefetched.take(origin + path)?.status).toBe(204);
});

it('responses are removed once they are out of date', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const prefetched = createPrefetchedResponses(origin);
  prefetched.keep([response]);
  vi.advanceTimersByTime(15_000);
  vi.useRealTimers();

  expect(prefetched.take(origin + path)).toBeNull();
});
