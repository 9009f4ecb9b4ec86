import { randomInt } from 'node:crypto';

/** Capitals and digits that nobody takes for one another on paper. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Twelve characters that cannot be guessed. */
export function makeCode(): string {
  return Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Printed in groups of four. */
export function inGroups(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
