import { createDatabaseCounters } from '../limits/createDatabaseCounters.ts';
import { refund, reset, spend, type UsedUp, type Uses } from '../limits/spend.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Database } from '../store/openDatabase.ts';

/** An attempt to sign in, or to get a link for a new password. */
export interface Guess {
  /** Purpose, brand and address of the attempt. */
  readonly login: string;
  readonly network: string;
}

/** Counts an attempt before its password is checked. Returns the limit that is used up; null when the attempt is allowed. */
export function countGuess(
  { query }: Pick<Database, 'query'>,
  guess: Guess,
  now: Date,
): Promise<UsedUp | null> {
  return inTransaction(query, (store) => spend(createDatabaseCounters(store), listUses(guess), now));
}

/** Resets the counts of a login after a successful attempt, and takes the attempt off the count of its network. */
export async function forgiveGuess({ query }: Pick<Database, 'query'>, guess: Guess): Promise<void> {
  const counters = createDatabaseCounters(query);
  const { guessesOfNetwork, ...ofLogin } = listUses(guess);
  await reset(counters, ofLogin);
  await refund(counters, { guessesOfNetwork });
}

function listUses({ login, network }: Guess) {
  return {
    guessesOfLoginInNetwork: `${network} ${login}`,
    guessesOfLogin: login,
    guessesOfNetwork: network,
  } satisfies Uses<'database'>;
}
