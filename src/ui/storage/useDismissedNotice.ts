import { useState } from 'react';
import { deviceStorage } from './tabStorage.ts';

/** Whether a one-time notice was closed on this device before, and how to close it. */
export function useDismissedNotice(name: string): readonly [isDismissed: boolean, dismiss: () => void] {
  const key = `dismissed.${name}`;
  const [isDismissed, setIsDismissed] = useState(() => deviceStorage.read(key) === 'true');
  return [
    isDismissed,
    () => {
      deviceStorage.write(key, 'true');
      setIsDismissed(true);
    },
  ];
}
