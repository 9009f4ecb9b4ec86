import { create } from 'zustand';

/** The provider does not let in who wants to sign in, or the portal takes no token that the provider issues, also after a new sign-in. */
export type SignInRefusal = 'provider' | 'portal';

interface RefusedSignIn {
  /** Never turns back to null: the way out loads the page anew. */
  readonly refusedBy: SignInRefusal | null;
}

export const useRefusedSignInStore = create<RefusedSignIn>(() => ({ refusedBy: null }));
