import { createBrowserStorage } from './createBrowserStorage.ts';

/** Keeps entries as long as the tab is open: drafts, the selected policy, messages that were closed. */
export const tabStorage = createBrowserStorage(() => sessionStorage);

/** Keeps entries on the device: brand, notices that were closed for good, the choice of cookies. It never keeps personal data. */
export const deviceStorage = createBrowserStorage(() => localStorage);
