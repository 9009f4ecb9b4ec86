/** Words about a wait come after this long, and then stay that long, so that nothing flashes; in milliseconds. The style sheet waits, too. */
const wordsAfter = 300;
const wordsStay = 500;

interface Wait {
  readonly began: number;
  rest: Promise<void> | null;
}

let wait: Wait | null = null;

/** Something stands for a page from now on; the function that comes back ends that. */
export function showLoadingText(): () => void {
  const mine: Wait = { began: performance.now(), rest: null };
  wait = mine;
  return () => {
    if (wait === mine) wait = null;
  };
}

/** What is left of the time for which words stay that can be read just now; null where there are none, or they stood long enough. */
export function waitForLoadingText(): Promise<void> | null {
  if (wait === null) return null;
  const waited = performance.now() - wait.began;
  const left = wordsAfter + wordsStay - waited;
  if (waited < wordsAfter || left <= 0) return null;
  wait.rest ??= new Promise((resolve) => setTimeout(resolve, left));
  return wait.rest;
}
