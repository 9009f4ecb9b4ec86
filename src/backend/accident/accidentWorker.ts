import { accidentPath } from '../../accident/accidentPaths.ts';

/**
 * The service worker of the accident help, and of nothing else. It answers with the page that the device has, at once and without a network,
 * and looks for a newer one for the next time.
 */
export const accidentWorker = `'use strict';
const place = 'accident';
const page = '${accidentPath}';
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(place).then((cache) => cache.add(new Request(page, { cache: 'reload' }))));
  self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || new URL(event.request.url).pathname !== page) return;
  event.respondWith(answer(event));
});
async function answer(event) {
  const cache = await caches.open(place);
  const kept = await cache.match(page);
  const fresh = fetch(page, { cache: 'no-cache' }).then(async (response) => {
    if (response.ok) await cache.put(page, response.clone());
    return response;
  });
  if (kept === undefined) return fresh;
  event.waitUntil(fresh.catch(() => null));
  return kept;
}
`;
