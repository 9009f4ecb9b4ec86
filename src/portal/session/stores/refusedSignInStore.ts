import { create } from 'zustand';

/**
 * The side that refuses the sign-in: the provider refuses the user, or the portal refuses the provider's tokens even after a new sign-in.
 */
export type SignInRefusal = 'provider' | 'portal';

interface RefusedSignIn {
  /** Never becomes null again: the visitor leaves this state by loading the page anew. */
  readonly refusedBy: SignInRefusal | null;
}

export const useRefusedSignInStore = create<RefusedSignIn>(() => ({ refusedBy: null }));
