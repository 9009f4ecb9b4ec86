import { flushSync } from 'react-dom';

/** How many parts are built in one go: few enough that a key in between is handled at once. */
const batchSize = 40;

const pendingBuilds = new Set<() => void>();
let isScheduled = false;

/** Builds a part that is out of sight when the browser is idle; returns a function that cancels it. */
export function buildLater(build: () => void): () => void {
  pendingBuilds.add(build);
  schedule();
  return () => void pendingBuilds.delete(build);
}

/** Builds all waiting parts now: before the page is printed or searched, or before one of them gets the focus. */
export function buildAll(): void {
  if (pendingBuilds.size > 0) flushSync(() => buildSome(pendingBuilds.size));
}

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  document.addEventListener('keydown', buildForSearch);
  window.addEventListener('beforeprint', buildAll);
  // Safari does not report idle time.
  if ('requestIdleCallback' in window) requestIdleCallback(buildBatch);
  else setTimeout(buildBatch, 50);
}

function buildBatch(): void {
  isScheduled = false;
  buildSome(batchSize);
  if (pendingBuilds.size > 0) return schedule();
  document.removeEventListener('keydown', buildForSearch);
  window.removeEventListener('beforeprint', buildAll);
}

function buildSome(count: number): void {
  for (const build of [...pendingBuilds].slice(0, count)) {
    pendingBuilds.delete(build);
    build();
  }
}

/** The browser's own search finds only parts that were built. */
function buildForSearch({ key, ctrlKey, metaKey }: KeyboardEvent): void {
  if (key === 'F3' || (key === 'f' && (ctrlKey || metaKey))) buildAll();
}
