import { availableParallelism } from 'node:os';
import { settings } from '../settings/settings.ts';
import type { QueueLimits } from './createQueue.ts';
import type { Limit } from './Limit.ts';
import { requestLimits } from './requestLimits.ts';

const minute = 60;
const day = 24 * 60 * minute;

/** All limits that are answered with 429. */
export const limits = {
  ...requestLimits,
  guessesOfLoginInNetwork: {
    most: 5,
    unit: 'guess',
    window: 15 * minute,
    key: 'network and login',
    place: 'database',
    reason: 'A customer who mistypes needs fewer; a guesser gets 480 a day.',
  },
  guessesOfLoginInBrowser: {
    most: 5,
    unit: 'guess',
    window: 15 * minute,
    key: 'browser and login',
    place: 'database',
    reason:
      'A browser that signed in before has tries of its own, which guesses from elsewhere do not use up.',
  },
  /** Not refused: further guesses are slowed (`queues.slowedGuesses`). */
  guessesOfLogin: {
    most: 20,
    unit: 'guess',
    window: 15 * minute,
    key: 'login',
    place: 'database',
    reason: 'Guesses from many networks are slowed, and never keep a customer with the right password out.',
  },
  guessesOfNetwork: {
    most: 100,
    unit: 'guess',
    window: 15 * minute,
    key: 'network',
    place: 'database',
    reason: 'One password tried on many logins is slowed, and a company signs in on Monday morning.',
  },
  codeGuessesOfBrowser: {
    most: 5,
    unit: 'guess',
    window: 15 * minute,
    key: 'browser and login',
    place: 'database',
    reason:
      'A browser that signed in before has tries of its own, which a thief of the password does not use up.',
  },
  codeGuessesOfLogin: {
    most: 5,
    unit: 'guess',
    window: 15 * minute,
    key: 'login',
    place: 'database',
    reason:
      'Three codes of a million are valid at once. Only a person with the right password gets this far.',
  },
  codeGuessesOfLoginADay: {
    most: 30,
    unit: 'guess',
    window: day,
    key: 'login',
    place: 'database',
    reason: 'A thief of the password finds a code with one chance in ten thousand a day.',
  },
  passwordGuessesOfSession: {
    most: 5,
    unit: 'guess',
    window: 15 * minute,
    key: 'session',
    place: 'database',
    reason: 'A stolen session must not find out the password, nor keep the owner from changing it.',
  },
  passwordChecksOfSession: {
    most: 120,
    unit: 'request',
    window: 15 * minute,
    key: 'session',
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
  linkMailsOfLogin: {
    most: 2,
    unit: 'mail',
    window: settings.identity.passwordLinkMinutes * minute,
    key: 'login',
    place: 'database',
    reason:
      'As long as a link lives: a wish that is refused has a mail with a living link before it, whoever wished for that.',
  },
  linkMailsOfBrowser: {
    most: 3,
    unit: 'mail',
    window: settings.identity.passwordLinkMinutes * minute,
    key: 'browser and login',
    place: 'database',
    reason:
      'A browser that signed in before has mails of its own, which wishes from elsewhere do not use up.',
  },
  contactMailsOfSession: {
    most: 20,
    unit: 'mail',
    window: 'day',
    key: 'session',
    place: 'database',
    reason: 'People read these mails; a customer with several questions a day needs fewer.',
  },
  paperMailsOfSession: {
    most: 20,
    unit: 'mail',
    window: 'day',
    key: 'session',
    place: 'database',
    reason: 'A paper is needed once for each contract; a company has more contracts than a person.',
  },
  /** Not refused: beyond it, what is confirmed happens without a mail. */
  confirmationMailsOfSession: {
    most: 60,
    unit: 'mail',
    window: 'day',
    key: 'session',
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
  emailChangesOfSession: {
    most: 10,
    unit: 'mail',
    window: 'day',
    key: 'session',
    place: 'database',
    reason: 'The mail goes to an address that may belong to a stranger.',
  },
  policyChangesOfSession: {
    most: 60,
    unit: 'request',
    window: 'day',
    key: 'session',
    place: 'database',
    reason: 'Each is told by a mail; a company changes many contracts on one day.',
  },
  paymentChangesOfSession: {
    most: 60,
    unit: 'request',
    window: 'day',
    key: 'session',
    place: 'database',
    reason:
      'Each is told by a mail, which is not counted with others: no contact mail keeps an owner from a change.',
  },
  proofsOfSession: {
    most: 20,
    unit: 'file',
    window: day,
    key: 'session',
    place: 'database',
    reason: 'A change needs one; unused files are deleted after a day.',
  },
  claimFilesOfSession: {
    most: 40,
    unit: 'file',
    window: day,
    key: 'session',
    place: 'database',
    reason: 'Ten files for each of four reports; a session stays below 400 MB a day.',
  },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof limits;

/** Queues for slow work. A caller that finds a full queue gets 503. */
export const queues = {
  /** For each login whose guesses are used up. With `settings.identity.slowedGuessSeconds` a customer waits half a minute at most. */
  slowedGuesses: { atOnce: 4, mostWaiting: 60 },
  /** For each network, of IPv6 the widest one. A company signs in on Monday morning; its hashes wait for each other, not others for them. */
  guessesOfNetwork: { atOnce: 2, mostWaiting: 20 },
  /** All guesses of strangers together: less than the queue of hashes takes, which always has room for known browsers and sessions. */
  strangersGuesses: { atOnce: 15, mostWaiting: 200 },
  /** For each link that sets a password once: a double click is no mistake. */
  hashesOfLink: { atOnce: 1, mostWaiting: 2 },
  /** A hash occupies a processor. One processor stays free, and of the four threads of Node, one for files. */
  hashes: { atOnce: Math.min(3, Math.max(1, availableParallelism() - 1)), mostWaiting: 25 },
  /** clamd has ten threads, which several processes share. */
  scans: { atOnce: 4, mostWaiting: 20 },
  /** One thread draws them; the longest takes half a second. */
  papers: { atOnce: 1, mostWaiting: 50 },
} as const satisfies Readonly<Record<string, QueueLimits>>;
