/** Numbers of the delivery of pages; a name ends with its unit. */
export const deliverySettings = {
  /** Browsers may cache files with a digest in their name for this time. */
  hashedFileSeconds: 365 * 24 * 60 * 60,
  /** A page that is not drawn after this time says how to go on, also without scripts. */
  failureSeconds: 10,
  /** A silent sign-in waits at most this long for the first responses of a page. */
  firstAnswersTimeoutMilliseconds: 1000,
};
