import { setTimeout as wait } from 'node:timers/promises';
import { findWiderNetworks } from '../http/findClientNetwork.ts';
import { createDatabaseCounters } from '../limits/createDatabaseCounters.ts';
import { createLanes } from '../limits/createLanes.ts';
import { createQueue } from '../limits/createQueue.ts';
import { queues } from '../limits/limits.ts';
import { refund, reset, spend, type UsedUp } from '../limits/spend.ts';
import { second } from '../settings/durations.ts';
import { settings } from '../settings/settings.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Database } from '../store/openDatabase.ts';

/** An attempt to sign in, or to get a link for a new password. */
export interface Guess {
  /** Purpose, brand and address of the attempt. */
  readonly login: string;
  readonly network: string;
  /** The id of a browser in which the login has signed in before; null for any other browser. */
  readonly browser: string | null;
}

/** An attempt that is allowed. */
export interface CountedGuess {
  readonly kind: 'counted';
  /** The cause it was counted by. */
  readonly by: 'browser' | 'network';
  /** True when strangers have used up the guesses of the login, so that this one is checked slowly. */
  readonly isSlowed: boolean;
}

/**
 * Counts an attempt before its password is checked: for the browser when the login has signed in there before, otherwise for the network.
 * Attempts from elsewhere never refuse one; they only slow it.
 */
export function countGuess(
  { query }: Pick<Database, 'query'>,
  guess: Guess,
  now: Date,
): Promise<CountedGuess | ({ readonly kind: 'refused' } & UsedUp)> {
  return inTransaction(query, async (store) => {
    const counters = createDatabaseCounters(store);
    if (guess.browser !== null && (await spend(counters, getBrowserUse(guess), now)) === null)
      return { kind: 'counted', by: 'browser', isSlowed: false };
    const usedUp = await spend(counters, getNetworkUses(guess), now);
    if (usedUp !== null) return { kind: 'refused', ...usedUp };
    const isSlowed = (await spend(counters, { guessesOfLogin: guess.login }, now)) !== null;
    return { kind: 'counted', by: 'network', isSlowed };
  });
}

/** Resets the counts of a login in its browser or network after a right password, and takes the attempt off the wider counts. */
export async function forgiveGuess(
  { query }: Pick<Database, 'query'>,
  guess: Guess,
  { by, isSlowed }: CountedGuess,
): Promise<void> {
  const counters = createDatabaseCounters(query);
  if (by === 'browser') return reset(counters, getBrowserUse(guess));
  const { guessesOfLoginInNetwork, guessesOfNetwork } = getNetworkUses(guess);
  await reset(counters, { guessesOfLoginInNetwork });
  await refund(counters, { guessesOfNetwork, ...(isSlowed ? {} : { guessesOfLogin: guess.login }) });
}

const slowedGuesses = createLanes(queues.slowedGuesses);
const guessesOfNetwork = createLanes(queues.guessesOfNetwork);
const strangersGuesses = createQueue(queues.strangersGuesses);

/**
 * Checks the password of an attempt. The hashes of a network wait for each other, and those of all strangers together leave room in the queue
 * of hashes, so that neither keeps others waiting. Throws `Unavailable` when too many wait.
 */
export async function checkGuess<Result>(
  { login, network }: Guess,
  { by, isSlowed }: CountedGuess,
  check: () => Promise<Result>,
): Promise<Result> {
  if (by === 'browser') return check();
  if (isSlowed) await slowedGuesses(login, () => wait(settings.identity.slowedGuessSeconds * second));
  const widest = findWiderNetworks(network).at(-1)?.network ?? network;
  return guessesOfNetwork(widest, () => strangersGuesses(check));
}

function getBrowserUse({ login, browser }: Guess) {
  return { guessesOfLoginInBrowser: `${browser} ${login}` };
}

function getNetworkUses({ login, network }: Guess) {
  return { guessesOfLoginInNetwork: `${network} ${login}`, guessesOfNetwork: network };
}
