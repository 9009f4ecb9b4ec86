import { useState } from 'react';
import { tabStorage } from '../../../ui/storage/tabStorage.ts';
import { useSessionData } from '../SessionData.ts';

/**
 * Returns true when this account has closed a dialog since it signed in, and a function that closes it. Nothing stays on the device: another
 * account and the next sign-in are asked again.
 */
export function useClosedDialog(name: string): readonly [isClosed: boolean, close: () => void] {
  const { accountId } = useSessionData().identity;
  const key = `closed.${name}:${accountId}`;
  const [isClosed, setIsClosed] = useState(() => tabStorage.read(key) === 'true');
  return [
    isClosed,
    () => {
      tabStorage.write(key, 'true');
      setIsClosed(true);
    },
  ];
}
