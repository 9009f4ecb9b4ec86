/** Numbers of the delivery of pages; a name ends with its unit. */
export const deliverySettings = {
  /** Browsers may cache files with a digest in their name for this time. */
  hashedFileSeconds: 365 * 24 * 60 * 60,
  /** A silent sign-in waits at most this long for the first responses of a page. */
  firstAnswersTimeoutMilliseconds: 1000,
};
