import { useEffect, useState } from 'react';

/**
 * Returns the focus to its previous element when the component is removed. Elements behind an open dialog cannot take the focus earlier.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
}
