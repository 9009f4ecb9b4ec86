import type { ComponentType } from 'react';
import { createPreloadablePart } from './createPreloadablePart.ts';
import { waitForIdle } from './waitForIdle.ts';

/** Loads every part that `createLazyPart` made. */
const partLoaders: (() => Promise<unknown>)[] = [];

/** A component that is not needed to draw the page first: a dialog, suggestions, the end page of a form. Wrap it in `Suspense`. */
export function createLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = createPreloadablePart(load);
  partLoaders.push(part.load);
  return part.Part;
}

/**
 * Loads all lazy parts, one after the other, each when the browser is idle: typing is not disturbed, and the parts are there without a
 * connection. `first` loads what the caller needs before them.
 */
export async function loadLazyParts(first: () => Promise<unknown>): Promise<void> {
  const started: Promise<unknown>[] = [];
  const start = async (load: () => Promise<unknown>) => {
    await waitForIdle();
    // A part that fails to load is loaded again when it is drawn.
    started.push(load().catch(() => undefined));
  };
  await start(first);
  // The first code may add lazy parts of its own.
  await Promise.all(started);
  for (const load of partLoaders) await start(load);
  await Promise.all(started);
}
