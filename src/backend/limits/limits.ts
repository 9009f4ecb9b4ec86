import { availableParallelism } from 'node:os';
import { settings } from '../settings/settings.ts';
import type { QueueLimits } from './createQueue.ts';

/** A limit on how often an action is allowed. A use beyond it is refused with the time until the next one. */
export interface Limit {
  /** The number of uses allowed in one window. */
  readonly most: number;
  readonly unit: 'request' | 'guess' | 'mail' | 'file';
  /** Seconds from the first use on; `day` lasts until midnight in Berlin. */
  readonly window: number | 'day';
  /** The subject that is counted. A network is an IPv4 address, or 64 bits of IPv6. */
  readonly key: 'network' | 'account' | 'login' | 'network and login' | 'address';
  /** `process`: each process counts by itself. `database`: all processes count together, beyond a restart. */
  readonly place: Place;
  readonly reason: string;
}

export type Place = 'process' | 'database';

const minute = 60;
const day = 24 * 60 * minute;

/** All limits that are answered with 429. */
export const limits = {
  callsOfNetwork: {
    most: 2400,
    unit: 'request',
    window: minute,
    key: 'network',
    place: 'process',
    reason: 'A company of forty people behind one address opens a page a second.',
  },
  callsOfAccount: {
    most: 600,
    unit: 'request',
    window: minute,
    key: 'account',
    place: 'process',
    reason: 'Ten a second are more than a person causes in several windows.',
  },
  signInRequestsOfNetwork: {
    most: 1200,
    unit: 'request',
    window: minute,
    key: 'network',
    place: 'process',
    reason: 'A sign-in takes about six requests to the identity provider.',
  },
  guessesOfLoginInNetwork: {
    most: 5,
    unit: 'guess',
    window: 15 * minute,
    key: 'network and login',
    place: 'database',
    reason: 'A customer who mistypes needs fewer; a guesser gets 480 a day.',
  },
  guessesOfLogin: {
    most: 20,
    unit: 'guess',
    window: 15 * minute,
    key: 'login',
    place: 'database',
    reason: 'Guesses from many networks are slowed, and one network alone cannot lock a customer out.',
  },
  guessesOfNetwork: {
    most: 100,
    unit: 'guess',
    window: 15 * minute,
    key: 'network',
    place: 'database',
    reason: 'One password tried on many logins is slowed, and a company signs in on Monday morning.',
  },
  passwordGuessesOfAccount: {
    most: 5,
    unit: 'guess',
    window: 15 * minute,
    key: 'account',
    place: 'database',
    reason: 'A stolen session must not find out the password.',
  },
  passwordChecksOfAccount: {
    most: 120,
    unit: 'request',
    window: 15 * minute,
    key: 'account',
    place: 'database',
    reason: 'A pause while typing causes a check, which takes up to 50 ms of the main thread.',
  },
  identificationGuessesOfAccount: {
    most: settings.activationCode.identificationTries,
    unit: 'guess',
    window: day,
    key: 'account',
    place: 'database',
    reason: 'A birth date or a licence plate could be guessed otherwise (ACT-028).',
  },
  mailsOfAccount: {
    most: 60,
    unit: 'mail',
    window: 'day',
    key: 'account',
    place: 'database',
    reason: 'More would flood a mailbox that may belong to another person.',
  },
  mailsToUnconfirmedAddress: {
    most: 3,
    unit: 'mail',
    window: 'day',
    key: 'address',
    place: 'database',
    reason:
      'A mail got lost or a letter was mistyped; the address may belong to a stranger, whichever accounts ask.',
  },
  paymentChangesOfAccount: {
    most: 60,
    unit: 'request',
    window: 'day',
    key: 'account',
    place: 'database',
    reason:
      'Each is told by a mail, which is not counted with others: no contact mail keeps an owner from a change.',
  },
  proofsOfAccount: {
    most: 20,
    unit: 'file',
    window: day,
    key: 'account',
    place: 'database',
    reason: 'A change needs one; an account stays below 200 MB until unused files are deleted.',
  },
  claimFilesOfAccount: {
    most: 40,
    unit: 'file',
    window: day,
    key: 'account',
    place: 'database',
    reason: 'Ten files for each of four reports; an account stays below 400 MB a day.',
  },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof limits;

/** Queues for slow work. A caller that finds a full queue gets 503. */
export const queues = {
  /** A hash occupies a processor. One processor stays free, and of the four threads of Node, one for files. */
  hashes: { atOnce: Math.min(3, Math.max(1, availableParallelism() - 1)), mostWaiting: 25 },
  /** clamd has ten threads, which several processes share. */
  scans: { atOnce: 4, mostWaiting: 20 },
  /** Drawing a page blocks the process for some milliseconds. */
  papers: { atOnce: 2, mostWaiting: 50 },
} as const satisfies Readonly<Record<string, QueueLimits>>;
