import { randomInt } from 'node:crypto';
import { settings } from '../../settings/settings.ts';

const { alphabet, insurer, randomLength } = settings.evb;

/** A number that cannot be guessed: the insurer, and random characters. */
export function makeNumber(): string {
  return insurer + Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}
