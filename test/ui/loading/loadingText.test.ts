import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noWait, showLoadingText, waitForLoadingText } from '../../../src/ui/loading/loadingText.ts';

let end = (): void => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  end = showLoadingText();
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

  expect(waitForLoadingText() !== noWait).toBe(isHeld);
});

it('S2 a visible loading text stays for 500 ms, for any number of waits', async () => {
  vi.advanceTimersByTime(310);
  const over = vi.fn();
  const rest = waitForLoadingText();
  void rest.then(over);
  vi.advanceTimersByTime(200);
  expect(waitForLoadingText()).toBe(rest);

  await vi.advanceTimersByTimeAsync(289);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledOnce();
  expect(waitForLoadingText()).toBe(noWait);
});

it('S2 content is not held back when no wait is left', () => {
  vi.advanceTimersByTime(400);
  end();

  expect(waitForLoadingText()).toBe(noWait);
});
