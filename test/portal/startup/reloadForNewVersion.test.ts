import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let now = 0;
let stored: Map<string, string>;
beforeEach(() => {
  now = Date.parse('2026-11-21T11:00:00Z');
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A page as it is after each reload, and whether it was loaded again when a part of it was missing. */
async function missing(part: string): Promise<boolean> {
  // A page finds out once what its storage is worth.
  vi.resetModules();
  const { reloadForNewVersion } = await import('../../../src/portal/startup/reloadForNewVersion.ts');
  const reload = vi.fn();
  const page = Object.assign(new EventTarget(), { location: { reload } });
  reloadForNewVersion(page as unknown as Window, () => now);
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: part });
  page.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(reload.mock.calls.length === 1);
  return event.defaultPrevented;
}

it('loads the page again for a missing part, once, whatever else is missing then', async () => {
  expect(await missing('form.js')).toBe(true);
  now += 5000;
  expect(await missing('dialog.js')).toBe(false);
  expect(await missing('form.js')).toBe(false);
});

it('loads it again for the next version', async () => {
  await missing('form.js');
  now += 3_600_000;

  expect(await missing('form.js')).toBe(true);
});

it('does not load it again in a tab that remembers nothing', async () => {
  vi.stubGlobal('sessionStorage', undefined);

  expect(await missing('form.js')).toBe(false);
});
