import { flushSync } from 'react-dom';

/** As many parts as are built in one go: few enough that a key in between is answered at once. */
const atOnce = 40;

const waiting = new Set<() => void>();
let isAwaited = false;

/** Builds a part out of sight when the browser has nothing else to do; returns how to stop. */
export function buildLater(build: () => void): () => void {
  waiting.add(build);
  awaitIdleTime();
  return () => void waiting.delete(build);
}

/** Builds now what still waits: it is printed, searched, or one of its parts is to have the focus. */
export function buildAll(): void {
  if (waiting.size > 0) flushSync(() => buildSome(waiting.size));
}

function awaitIdleTime(): void {
  if (isAwaited) return;
  isAwaited = true;
  document.addEventListener('keydown', buildForSearch);
  window.addEventListener('beforeprint', buildAll);
  // Not every browser says when it is idle.
  if ('requestIdleCallback' in window) requestIdleCallback(buildInTurn);
  else setTimeout(buildInTurn, 50);
}

function buildInTurn(): void {
  isAwaited = false;
  buildSome(atOnce);
  if (waiting.size > 0) return awaitIdleTime();
  document.removeEventListener('keydown', buildForSearch);
  window.removeEventListener('beforeprint', buildAll);
}

function buildSome(count: number): void {
  for (const build of [...waiting].slice(0, count)) {
    waiting.delete(build);
    build();
  }
}

/** The browser searches the page for what stands on it. */
function buildForSearch({ key, ctrlKey, metaKey }: KeyboardEvent): void {
  if (key === 'F3' || (key === 'f' && (ctrlKey || metaKey))) buildAll();
}
