import type { ComponentType } from 'react';
import { ownFile } from './ownFile.ts';
import { whenIdle } from './whenIdle.ts';

const loads: (() => Promise<unknown>)[] = [];

/** A part that the first look at a form does without: a dialog, suggestions, the end page. */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = ownFile(load);
  loads.push(part.load);
  return part.Part;
}

/**
 * Fetches them once a form stands and the browser has time, so that none is waited for later, or missing when the connection is. `own`:
 * what this form needs besides.
 */
export async function loadLaterParts(own: () => Promise<unknown>): Promise<void> {
  await whenIdle();
  // What fails now is fetched again when it is wanted.
  await Promise.allSettled([own, ...loads].map((load) => load()));
}
