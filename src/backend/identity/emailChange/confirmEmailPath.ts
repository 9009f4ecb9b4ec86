/** Followed by a token. */
export const confirmEmailPath = '/oidc/interaction/email';
