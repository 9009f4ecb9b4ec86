/** Milliseconds a hook may take that starts a database on a busy machine. */
export const patience = 120_000;
