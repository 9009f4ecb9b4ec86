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
  const [seen, setSeen] = useState(() => deviceStorage.read(storageKey) ?? '');
  const open = isOpen && entries !== null ? entries.map(({ id }) => id).join(' ') : null;
  if (open !== null && open !== seen) setSeen(open);
  useEffect(() => {
    if (open !== null) deviceStorage.write(storageKey, open);
  }, [open]);
  const seenIds = seen.split(' ');
  return entries?.filter(({ id, isConfirmation }) => !isConfirmation && !seenIds.includes(id)).length ?? null;
}
