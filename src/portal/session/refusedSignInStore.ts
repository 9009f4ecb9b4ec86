import { create } from 'zustand';

interface RefusedSignIn {
  /** The server refuses what the provider issues, also after a new sign-in. Never turns back: the way out loads the page anew. */
  readonly isRefused: boolean;
}

export const useRefusedSignInStore = create<RefusedSignIn>(() => ({ isRefused: false }));
