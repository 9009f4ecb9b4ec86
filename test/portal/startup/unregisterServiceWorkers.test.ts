import { afterEach, expect, it, vi } from 'vitest';
import { unregisterServiceWorkers } from '../../../src/portal/startup/unregisterServiceWorkers.ts';

afterEach(() => vi.unstubAllGlobals());

it('SHELL-014 removes every stored service worker', async () => {
  const gone: string[] = [];
  const worker = (name: string) => ({ unregister: async () => gone.push(name) });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [worker('a'), worker('b')] } });

  await unregisterServiceWorkers();

  expect(gone).toEqual(['a', 'b']);
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
