/** Notes closed on this device for good, in its local storage. One that may not be used forgets with the page. */
export const dismissed = {
  has(id: string): boolean {
    try {
      return localStorage.getItem(`dismissed.${id}`) === 'true';
    } catch {
      return false;
    }
  },
  add(id: string): void {
    try {
      localStorage.setItem(`dismissed.${id}`, 'true');
    } catch {
      // Nothing to remember it in: the note comes back with the next page.
    }
  },
};
