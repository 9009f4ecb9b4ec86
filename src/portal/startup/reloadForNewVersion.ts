import { tabStorage } from '../session/tabStorage.ts';

const key = 'reloadedFor';

/**
 * After a deploy a page may ask for a part that is gone. It is then loaded again, once per missing part; drafts are in session
 * storage. The second failure in a row is left to the error page.
 */
export function reloadForNewVersion(page: Window): void {
  page.addEventListener('vite:preloadError', (event) => {
    const missing = 'payload' in event ? String(event.payload) : '';
    if (tabStorage.read(key) === missing) return;
    tabStorage.write(key, missing);
    event.preventDefault();
    page.location.reload();
  });
}
