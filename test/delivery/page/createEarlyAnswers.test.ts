import { expect, it, vi } from 'vitest';
import { createEarlyAnswers } from '../../../src/delivery/page/createEarlyAnswers.ts';

const origin = 'https://portal.example';
const path = '/api/v1/account/accounts/A-1';
const answer = {
  path,
  status: 503,
  headers: { 'x-correlation-id': 'one', 'retry-after': '60' },
  body: 'SERVICE_UNAVAILABLE',
};

it('answers that came with the sign-in are handed over once, with the name in the log', async () => {
  const early = createEarlyAnswers(origin);
  early.keep([answer]);

  expect(early.take(`${origin}/api/v1/policy/accounts/A-1`)).toBeNull();
  const taken = early.take(origin + path);
  expect([taken?.id, taken?.response.status, taken?.response.headers.get('retry-after')]).toEqual([
    'one',
    503,
    '60',
  ]);
  expect(await taken?.response.text()).toBe('SERVICE_UNAVAILABLE');
  expect(early.take(origin + path)).toBeNull();
});

it('answers without a body are answers', () => {
  const early = createEarlyAnswers(origin);
  early.keep([{ path, status: 204, headers: {}, body: '' }]);

  expect(early.take(origin + path)?.response.status).toBe(204);
});

it('answers are forgotten once they are out of date', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const early = createEarlyAnswers(origin);
  early.keep([answer]);
  vi.advanceTimersByTime(15_000);
  vi.useRealTimers();

  expect(early.take(origin + path)).toBeNull();
});
