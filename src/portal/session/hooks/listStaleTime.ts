/** Milliseconds in which a list that was asked for is not asked for again: the page it was asked for opens in the meantime. */
export const listStaleTime = 5_000;
