/** Milliseconds in which a list is not loaded again: time for the page that it was preloaded for to open. */
export const listStaleTime = 5_000;
