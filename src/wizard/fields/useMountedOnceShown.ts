import { useState } from 'react';

/** A conditional part is built when it is first shown and only hidden afterwards: toggling costs no building. */
export function useMountedOnceShown(shown: boolean): boolean {
  const [mounted, setMounted] = useState(shown);
  if (shown && !mounted) setMounted(true);
  return mounted || shown;
}
