import { beforeEach, expect, it, vi } from 'vitest';
import { reloadForNewVersion } from '../../../src/portal/startup/reloadForNewVersion.ts';

let now = 0;
let onLine = true;
let sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
beforeEach(() => {
  onLine = true;
  now = Date.parse('2026-11-21T11:00:00Z');
  const stored = new Map<string, string>();
  sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
});

/** A page as it is after each reload, and whether it was loaded again when a part of it was missing. */
function missing(part: string): boolean {
  const reload = vi.fn();
  const page = Object.assign(new EventTarget(), {
    location: { reload },
    navigator: { onLine },
    sessionStorage,
  });
  reloadForNewVersion(page as unknown as Window, () => now);
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: part });
  page.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(reload.mock.calls.length === 1);
  return event.defaultPrevented;
}

it('reloads the page for a missing file, once, even when other files are missing afterwards', () => {
  expect(missing('form.js')).toBe(true);
  now += 5000;
  expect(missing('dialog.js')).toBe(false);
  expect(missing('form.js')).toBe(false);
});

it('reloads it again for the next version', () => {
  missing('form.js');
  now += 3_600_000;

  expect(missing('form.js')).toBe(true);
});

it('does not reload it in a tab without storage', () => {
  sessionStorage = undefined;

  expect(missing('form.js')).toBe(false);
});

it('does not reload it without a connection, but does so when the connection is back', () => {
  onLine = false;
  expect(missing('form.js')).toBe(false);

  onLine = true;
  expect(missing('form.js')).toBe(true);
});
