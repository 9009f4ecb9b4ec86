import { useEffect, useState } from 'react';

/** Returns the focus to the element that had it, when the component is removed. Nothing behind an open dialog takes the focus earlier. */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
}
