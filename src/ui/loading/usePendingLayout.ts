import { useLayoutEffect } from 'react';

let pending = 0;

/**
 * Marks the document with `data-awaited` while the height of the page is not known yet. The style sheet hides the parts below the page
 * as long as it is marked, so that nothing moves once it is visible.
 */
export function usePendingLayout(isPending: boolean): void {
  useLayoutEffect(() => (isPending ? begin() : undefined), [isPending]);
}

function begin(): () => void {
  count(1);
  return () => count(-1);
}

function count(more: 1 | -1): void {
  pending += more;
  document.documentElement.toggleAttribute('data-awaited', pending > 0);
}
