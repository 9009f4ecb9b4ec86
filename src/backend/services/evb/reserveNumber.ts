import type { Store } from '../../api/OperationCall.ts';

/** Takes a number that was never given out, and never will be again: of two that draw the same one, the second draws once more. */
export async function reserveNumber(store: Store, make: () => string): Promise<string> {
  for (;;) {
    const taken = await store
      .insertInto('evb_numbers')
      .values({ number: make() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .executeTakeFirst();
    if (taken !== undefined) return taken.number;
  }
}
