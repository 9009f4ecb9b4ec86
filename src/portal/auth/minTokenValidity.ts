/** A token with less validity than this, in seconds, is renewed before it is used (AUTH-006). */
export const minTokenValidity = 5;
