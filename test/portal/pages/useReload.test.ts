import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadFlagged } from '../../../src/portal/pages/dashboard/useReload.ts';
import { createQueryClient, queryAge } from '../../../src/portal/session/createQueryClient.ts';

let asked = 0;
let queries: QueryClient;
let close = () => {};
beforeEach(async () => {
  vi.useFakeTimers();
  asked = 0;
  queries = createQueryClient();
  const observer = new QueryObserver(queries, {
    queryKey: ['policies'],
    queryFn: () => Promise.resolve((asked += 1)),
  });
  close = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  close();
  queries.clear();
  vi.useRealTimers();
});

/** Arrives on the start page, and returns how often the policies were loaded up to now. */
async function arrive(state: unknown): Promise<number> {
  reloadFlagged(queries, state);
  await vi.advanceTimersByTimeAsync(0);
  return asked;
}
const change = () => queries.invalidateQueries({ queryKey: ['policies'] });

describe('arriving on the start page', () => {
  it.each([
    ['after the first load, which may be older than a change', { reloadPolicies: true }, 2],
    ['with another flag', { reloadAccountData: true }, 1],
    ['without a flag', null, 1],
  ])('DASH-002 loads the policies again only by their flag: %s', async (_, state, times) => {
    expect(await arrive(state)).toBe(times);
  });

  it('DASH-002 loads the account again by its flag', async () => {
    const queryFn = vi.fn(() => Promise.resolve('account'));
    const account = new QueryObserver(queries, { queryKey: ['account'], queryFn });
    const leave = account.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    await arrive({ reloadPolicies: true });
    expect(queryFn).toHaveBeenCalledTimes(1);

    await arrive({ reloadAccountData: true });
    expect(queryFn).toHaveBeenCalledTimes(2);
    leave();
  });

  it('DASH-002 does not load what the outcome of a change has just loaded, but what is older', async () => {
    await change();
    expect(await arrive({ reloadPolicies: true })).toBe(2);
    await vi.advanceTimersByTimeAsync(queryAge);
    expect(await arrive({ reloadPolicies: true })).toBe(3);
  });
});
