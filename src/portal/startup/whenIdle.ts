/** Longest wait for a quiet moment, in milliseconds. */
const patience = 1000;

/** Resolves once the browser has drawn what it has to draw. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari knows no quiet moments.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: patience });
    else setTimeout(resolve, patience / 5);
  });
}
