import { preloadablePart } from '../../../ui/loading/preloadablePart.ts';

/** Components for groups of facts, which few forms have. */
export const shownGroup = preloadablePart(async () => (await import('./ShownGroup.tsx')).ShownGroup);

export const overview = preloadablePart(async () => (await import('./Overview.tsx')).Overview);
