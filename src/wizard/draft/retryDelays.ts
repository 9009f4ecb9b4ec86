/** Milliseconds between attempts to reach the account's draft after failures. */
export const retryDelays = {
  /** A change is sent until the account has it: the last delay repeats. */
  send: [5_000, 15_000, 60_000],
  /** Removing a draft ends with the last delay: the server deletes old drafts by itself. */
  removal: [2_000, 10_000, 60_000],
} as const;
