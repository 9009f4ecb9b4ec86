/** Tells whether a reader sees the same in two texts. */
export function looksAlike(left: string, right: string): boolean {
  const [one, other] = [listVisible(left), listVisible(right)];
  const isAlike = (letter: string, position: number) =>
    letter === other[position] || isForeign(letter) || isForeign(other[position] ?? '');
  return one.length === other.length && one.every(isAlike);
}

/** Lists what a reader sees: one form of each letter, one kind of space, nothing that has no width. */
function listVisible(text: string): readonly string[] {
  return Array.from(
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace(/\s/gu, ' '),
  );
}

/** Tells whether a letter belongs to another alphabet and so may look like a Latin one. */
function isForeign(letter: string): boolean {
  return /(?!\p{Script=Latin})\p{L}/u.test(letter);
}

/** Writes what nobody sees, or what only looks like a Latin letter, as its code. */
export function writeCodes(text: string): string {
  return text.replace(/\p{Cf}|\p{M}|(?! )\p{Z}|(?!\p{Script=Latin})\p{L}/gu, (character) =>
    character
      .split('')
      .map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
