import { useEffect, useState } from 'react';
import { deviceStorage } from '../../../ui/storage/tabStorage.ts';
import type { NotificationEntry } from './listNotificationEntries.ts';

/** Random ids of the entries of the list when it was last open; an entry that is gone is forgotten with the next opening. */
const storageKey = 'seenNotifications';

/**
 * Counts the notifications that the customer has not seen on this device, without those that only confirm what the customer did
 * (NOTIF-001). All entries of an open list are seen. Null while the notifications have not loaded.
 */
export function useUnseenNotifications(
  entries: readonly NotificationEntry[] | null,
  isOpen: boolean,
): number | null {
  const [seen, setSeen] = useState(() => deviceStorage.read(storageKey)?.split(' ') ?? []);
  useEffect(() => {
    if (!isOpen || entries === null) return;
    const ids = entries.map(({ id }) => id);
    deviceStorage.write(storageKey, ids.join(' '));
    setSeen(ids);
  }, [isOpen, entries]);
  return entries?.filter(({ id, isConfirmation }) => !isConfirmation && !seen.includes(id)).length ?? null;
}
