import { accidentPath } from '../../accident/accidentPaths.ts';

/**
 * Removes service workers of an earlier portal, which would answer with old files (SHELL-014). That of the accident help answers for its own
 * page alone and stays.
 */
export async function unregisterServiceWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations().catch(() => []);
  const others = registrations.filter(({ scope }) => new URL(scope).pathname !== accidentPath);
  await Promise.all(others.map((registration) => registration.unregister()));
}
