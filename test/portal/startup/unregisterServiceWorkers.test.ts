import { afterEach, expect, it, vi } from 'vitest';
import { unregisterServiceWorkers } from '../../../src/portal/startup/unregisterServiceWorkers.ts';

afterEach(() => vi.unstubAllGlobals());

it('SHELL-014 removes every stored service worker but that of the accident help', async () => {
  const gone: string[] = [];
  const worker = (path: string) => ({
    scope: `https://portal.example${path}`,
    unregister: async () => gone.push(path),
  });
  const stored = ['/', '/unfall', '/unfall/old'].map(worker);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => stored } });

  await unregisterServiceWorkers();

  expect(gone).toEqual(['/', '/unfall/old']);
});

it.each([
  ['a browser without them', {}],
  [
    'a browser that denies the list',
    { serviceWorker: { getRegistrations: () => Promise.reject(new Error()) } },
  ],
])('SHELL-014 does not mind %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);

  await expect(unregisterServiceWorkers()).resolves.toBeUndefined();
});
