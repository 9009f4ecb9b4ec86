import { randomInt } from 'node:crypto';
import { settings } from '../../settings/settings.ts';

const { alphabet, groupLength, length } = settings.activationCode;

/** Returns a code that cannot be guessed. */
export function makeCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Formats a code for printing, in groups of characters. */
export function formatCodeGroups(code: string): string {
  return code.replaceAll(new RegExp(`(.{${groupLength}})(?=.)`, 'g'), '$1 ');
}
