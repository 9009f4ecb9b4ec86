import { createBrowserStorage } from '../../ui/storage/createBrowserStorage.ts';

const key = 'reloadedAt';

/** A file that is missing so soon after a reload was missing for the new page as well. */
const pause = 60_000;

/**
 * Reloads the page when it requests a file that a new version has removed; drafts are in session storage. If a file is missing soon after a
 * reload, the error page follows, so that several missing files cannot cause reloads in turn.
 */
export function reloadForNewVersion(page: Window, now: () => number): void {
  const memory = createBrowserStorage(() => page.sessionStorage);
  page.addEventListener('vite:preloadError', (event) => {
    // Without a connection the reload would lose the current page.
    if (!page.navigator.onLine) return;
    const reloadedAt = Number(memory.read(key));
    if (Math.abs(now() - reloadedAt) < pause) return;
    memory.write(key, String(now()));
    // A tab without storage would reload endlessly.
    if (!memory.isKept || memory.read(key) === null) return;
    event.preventDefault();
    page.location.reload();
  });
}
