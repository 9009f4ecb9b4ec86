/** Numbers of the delivery of pages; a name ends with its unit. */
export const deliverySettings = {
  /** Files with a digest in their name never change. */
  hashedFileSeconds: 365 * 24 * 60 * 60,
  /** A silent sign-in waits no longer for the first answers of a visit. */
  firstAnswersTimeoutMilliseconds: 1000,
};
