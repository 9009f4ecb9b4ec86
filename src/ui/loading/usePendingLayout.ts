import { useLayoutEffect } from 'react';

let awaited = 0;

/**
 * Says at the root of the page that it is not known yet how long the page is, for as long as that is so.
 * What stands below waits unseen, so that nothing moves once it is seen.
 */
export function usePendingLayout(isAwaited: boolean): void {
  useLayoutEffect(() => (isAwaited ? begin() : undefined), [isAwaited]);
}

function begin(): () => void {
  count(1);
  return () => count(-1);
}

function count(more: 1 | -1): void {
  awaited += more;
  document.documentElement.toggleAttribute('data-awaited', awaited > 0);
}
