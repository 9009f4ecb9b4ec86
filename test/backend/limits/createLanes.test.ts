import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLanes } from '../../../src/backend/limits/createLanes.ts';

/** Milliseconds that one piece of work takes. */
const piece = 10;
const restAfter = 5;

describe('lanes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const work = () => new Promise<void>((resolve) => void setTimeout(resolve, piece));

  it('run the work of a key without a rest up to a number of pieces, and later with three times as long', async () => {
    const lanes = createLanes({ atOnce: 1, mostWaiting: 100, restAfter });
    const ended: number[] = [];
    const begin = performance.now();
    const all = Array.from({ length: 8 }, async () => {
      await lanes('one', work);
      ended.push(performance.now() - begin);
    });
    await vi.runAllTimersAsync();
    await Promise.all(all);

    // The sixth and the seventh piece rest; nobody waits behind the eighth.
    expect(ended).toEqual([10, 20, 30, 40, 50, 90, 130, 140]);
  });

  it('let no key wait for another', async () => {
    const lanes = createLanes({ atOnce: 1, mostWaiting: 100, restAfter });
    for (let count = 0; count < 20; count += 1) void lanes('busy', work);
    const begin = performance.now();
    const other = lanes('other', work).then(() => performance.now() - begin);
    await vi.runAllTimersAsync();

    expect(await other).toBe(piece);
  });

  it.each([
    ['remember the pieces of a queue that was empty for a moment', 500, [40, 50]],
    ['forget the pieces of a queue that was empty for longer', 1_500, [10, 20]],
  ])('%s', async (_, pause, expected) => {
    const lanes = createLanes({ atOnce: 1, mostWaiting: 100, restAfter });
    for (let count = 0; count < restAfter; count += 1) void lanes('one', work);
    await vi.advanceTimersByTimeAsync(restAfter * piece + pause);
    const begin = performance.now();
    const ended: number[] = [];
    for (let count = 0; count < 2; count += 1)
      void lanes('one', work).then(() => ended.push(performance.now() - begin));
    await vi.runAllTimersAsync();

    expect(ended).toEqual(expected);
  });
});
