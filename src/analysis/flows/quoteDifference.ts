/**
 * Writes two values that differ as JSON. Where a reader would see the same text twice, what nobody sees or what only looks like a letter is
 * written as its code.
 * @example quoteDifference('Köln\u200b', 'Köln') // { is: '"Köln\\u200b"', expected: '"Köln"' }
 */
export function quoteDifference(
  is: unknown,
  expected: unknown,
): { readonly is: string; readonly expected: string } {
  const [left, right] = [JSON.stringify(is) ?? '', JSON.stringify(expected) ?? ''];
  return looksAlike(left, right)
    ? { is: writeCodes(left), expected: writeCodes(right) }
    : { is: left, expected: right };
}

function looksAlike(left: string, right: string): boolean {
  const [one, other] = [listVisible(left), listVisible(right)];
  const isAlike = (letter: string, position: number) =>
    letter === other[position] || isForeign(letter) || isForeign(other[position] ?? '');
  return one.length === other.length && one.every(isAlike);
}

/** Lists what a reader sees: one form of each letter, one kind of space, nothing that has no width. */
function listVisible(text: string): readonly string[] {
  return [
    ...text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace(/\s/gu, ' '),
  ];
}

/** Tells whether a letter belongs to another alphabet and so may look like a Latin one. */
function isForeign(letter: string): boolean {
  return /(?!\p{Script=Latin})\p{L}/u.test(letter);
}

function writeCodes(text: string): string {
  return text.replace(/\p{Cf}|\p{M}|(?! )\p{Z}|(?!\p{Script=Latin})\p{L}/gu, (character) =>
    [...character].map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  );
}
