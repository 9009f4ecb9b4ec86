import { useLayoutEffect } from 'react';

let pendingCount = 0;

/**
 * Marks the document with `data-awaited` while the height of the page is not known yet. The style sheet hides the parts below the page
 * as long as it is marked, so that nothing moves once it is visible.
 */
export function usePendingLayout(isPending: boolean): void {
  useLayoutEffect(() => (isPending ? startPending() : undefined), [isPending]);
}

function startPending(): () => void {
  changePendingCount(1);
  return () => changePendingCount(-1);
}

function changePendingCount(more: 1 | -1): void {
  pendingCount += more;
  document.documentElement.toggleAttribute('data-awaited', pendingCount > 0);
}
