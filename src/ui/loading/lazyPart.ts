import type { ComponentType } from 'react';
import { preloadablePart } from './preloadablePart.ts';
import { waitForIdle } from './waitForIdle.ts';

const loads: (() => Promise<unknown>)[] = [];

/** A part that the first look at a form does without: a dialog, suggestions, the end page. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = preloadablePart(load);
  loads.push(part.load);
  return part.Part;
}

/**
 * Fetches them once a form stands, each when the browser has time, so that none is waited for later, or missing when the connection is, and
 * that nobody who types meanwhile notices. `own`: what this form needs besides.
 */
export async function loadLazyParts(own: () => Promise<unknown>): Promise<void> {
  const begun: Promise<unknown>[] = [];
  const begin = async (load: () => Promise<unknown>) => {
    await waitForIdle();
    // What fails now is fetched again when it is wanted.
    begun.push(load().catch(() => undefined));
  };
  await begin(own);
  // What this form needs has later parts, too.
  await Promise.all(begun);
  for (const load of loads) await begin(load);
  await Promise.all(begun);
}
