import { createPreloadablePart } from '../../../ui/loading/createPreloadablePart.ts';

/** Components for groups of facts, which few forms have. */
export const shownGroup = createPreloadablePart(async () => (await import('./ShownGroup.tsx')).ShownGroup);

export const overview = createPreloadablePart(async () => (await import('./Overview.tsx')).Overview);
