/** Longest wait for an idle browser, and the wait in browsers that do not report idle time; in milliseconds. */
const timeout = 5000;
const fallback = 200;

/** Resolves when the browser has nothing else to do. */
export function waitForIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such function.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, fallback);
  });
}
