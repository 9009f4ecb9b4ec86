import { deviceMemory } from '../../../ui/storage/browserStorage.ts';

/** Notes closed on this device for good, in its local storage. One that may not be used forgets with the page. */
export const dismissed = {
  has: (id: string): boolean => deviceMemory.getItem(`dismissed.${id}`) === 'true',
  add(id: string): void {
    try {
      deviceMemory.setItem(`dismissed.${id}`, 'true');
    } catch {
      // No room is left for it: the note comes back with the next page.
    }
  },
};
