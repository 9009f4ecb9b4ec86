import { markReady } from './markReady.ts';

/** Milliseconds until the loading text appears, as `PageLoading.module.css` has it, and the shortest time it is then shown: it never flashes. */
const delay = 300;
const shortestTime = 500;

interface Wait {
  /** When the wait began, in milliseconds. */
  readonly began: number;
  shown: Promise<void> | null;
}

let wait: Wait | null = null;

/** Starts a wait with a loading text; returns a function that ends it. */
export function showLoadingText(): () => void {
  const mine: Wait = { began: performance.now(), shown: null };
  wait = mine;
  return () => {
    if (wait === mine) wait = null;
  };
}

/** A settled promise: React draws the content at once. */
export const noWait = markReady(Promise.resolve(), undefined);

/** Resolves when the visible loading text has been shown for its shortest time: at once when no text is visible. */
export function waitForLoadingText(): Promise<void> {
  if (wait === null) return noWait;
  const waited = performance.now() - wait.began;
  const left = delay + shortestTime - waited;
  if (waited < delay || left <= 0) return noWait;
  wait.shown ??= new Promise((resolve) => setTimeout(resolve, left));
  return wait.shown;
}
