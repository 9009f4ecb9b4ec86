import { create } from 'zustand';

/** Whether this tab's session has been ended on purpose. Never turns back: signing in loads the page anew. */
export const useSignedOutStore = create<{ readonly isSignedOut: boolean }>(() => ({ isSignedOut: false }));
