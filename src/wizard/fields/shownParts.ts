import { ownFile } from '../../ui/loading/ownFile.ts';

/** How groups stand that show something, which few forms have. */
export const shownGroup = ownFile(async () => (await import('./ShownGroup.tsx')).ShownGroup);

export const overview = ownFile(async () => (await import('./Overview.tsx')).Overview);
