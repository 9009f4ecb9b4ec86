/** So many files a report has at most. */
export const mostClaimFiles = 10;
