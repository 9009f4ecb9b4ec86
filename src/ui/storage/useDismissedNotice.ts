import { useState } from 'react';
import { deviceStorage } from './tabStorage.ts';

/** Returns true when a notice was closed for good on this device, and a function that closes it. */
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
