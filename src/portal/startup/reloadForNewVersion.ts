import { createBrowserStorage } from '../../ui/storage/createBrowserStorage.ts';

const key = 'reloadedAt';

/** What is still missing so soon after a reload was not there for the new page either. */
const pause = 60_000;

/**
 * After a deploy a page may ask for a part that is gone. It is then loaded again; drafts are in session storage. Where that did not
 * help, the error page follows instead of another reload: several missing parts must not take turns.
 */
export function reloadForNewVersion(page: Window, now: () => number): void {
  const memory = createBrowserStorage(() => page.sessionStorage);
  page.addEventListener('vite:preloadError', (event) => {
    // Without a connection there is no page to load: what is there would be lost.
    if (!page.navigator.onLine) return;
    const reloadedAt = Number(memory.read(key));
    if (Math.abs(now() - reloadedAt) < pause) return;
    memory.write(key, String(now()));
    // A tab without a memory would reload for ever.
    if (!memory.isKept || memory.read(key) === null) return;
    event.preventDefault();
    page.location.reload();
  });
}
