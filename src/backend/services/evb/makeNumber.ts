import { randomInt } from 'node:crypto';

/** Capitals and digits that nobody takes for one another on paper. */
const alphabet = '2345679ACDEFGHJKLMNPQRTUVWXYZ';

/** The insurer every number begins with. */
const insurer = 'WK';

/** A number that cannot be guessed: the insurer, and five characters. */
export function makeNumber(): string {
  return insurer + Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
