import type { Counters } from '../../src/backend/limits/spend.ts';

/** Counts of requests that never use up a limit. */
export const uncounted: Counters<'process'> = {
  place: 'process',
  open: async (names) => names.map((name) => ({ ...name, count: 0 })),
  add: async () => undefined,
  remove: async () => undefined,
};
