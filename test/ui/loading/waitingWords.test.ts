import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginWait, restOfWords } from '../../../src/ui/loading/waitingWords.ts';

let end = (): void => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  end = beginWait();
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

it.each([
  [0, false],
  [299, false],
  [300, true],
  [799, true],
  [800, false],
  [5_000, false],
])('S2 after a wait of %i ms what was waited for is held back: %s', (waited, isHeld) => {
  vi.advanceTimersByTime(waited);

  expect(restOfWords() !== null).toBe(isHeld);
});

it('S2 words that can be read stay until they stood for 500 ms, however often somebody asks', async () => {
  vi.advanceTimersByTime(310);
  const over = vi.fn();
  const rest = restOfWords();
  void rest?.then(over);
  vi.advanceTimersByTime(200);
  expect(restOfWords()).toBe(rest);

  await vi.advanceTimersByTimeAsync(289);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledOnce();
  expect(restOfWords()).toBeNull();
});

it('S2 nothing is held back once nothing is waited for', () => {
  vi.advanceTimersByTime(400);
  end();

  expect(restOfWords()).toBeNull();
});
