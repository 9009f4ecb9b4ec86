import { QueryObserver, focusManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient, queryAge } from '../../../src/portal/session/createQueryClient.ts';

const queryFn = vi.fn<() => Promise<string>>();
let close = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  queryFn.mockReset();
});
afterEach(() => {
  close();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** Opens a page with a query, and lets a minute pass. */
async function openPage(): Promise<void> {
  const queries = createQueryClient();
  queries.mount();
  const leave = new QueryObserver(queries, { queryKey: ['page'], queryFn }).subscribe(() => undefined);
  close = () => {
    leave();
    queries.unmount();
    queries.clear();
  };
  await vi.advanceTimersByTimeAsync(60_000);
}

it('API-002 a failed query is not sent again', async () => {
  queryFn.mockRejectedValue(new Error('refused'));
  await openPage();

  expect(queryFn).toHaveBeenCalledTimes(1);
});

it('API-003 a window that gets the focus sends no query again, however old its answer is', async () => {
  queryFn.mockResolvedValue('answer');
  await openPage();
  await vi.advanceTimersByTimeAsync(queryAge);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(queryAge);

  expect(queryFn).toHaveBeenCalledTimes(1);
});
