import { createBrowserStorage } from '../../ui/storage/createBrowserStorage.ts';

const key = 'reloadedAt';

/** A file that is missing so soon after a reload was missing for the new page as well. */
const pause = 60_000;

/**
 * After a deploy a page may ask for a part that is gone. It is then loaded again; drafts are in session storage. Where that did not
 * help, the error page follows instead of another reload: several missing parts must not take turns.
 */
export function reloadForNewVersion(page: Window, now: () => number): void {
  const memory = createBrowserStorage(() => page.sessionStorage);
  page.addEventListener('vite:preloadError', (event) => {
    // Without a connection the reload would lose the current page.
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
