/** Longest wait for a quiet moment, and the wait where nobody tells of one; in milliseconds. */
const patience = 5000;
const pause = 200;

/** Resolves once the browser has drawn what it has to draw. */
export function waitForIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari knows no quiet moments.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: patience });
    else setTimeout(resolve, pause);
  });
}
