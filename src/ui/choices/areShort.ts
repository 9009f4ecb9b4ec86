const mostCharacters = 6;
const mostInColumns = 20;

/** Returns true when all words are as short as "Ja" and "Nein", so that they fit side by side at any width. */
export function areShort(words: readonly string[]): boolean {
  return words.every(({ length }) => length <= mostCharacters);
}

/** Returns true when an even number of words fits in two columns of a wide form, each in one line. */
export function fitColumns(words: readonly string[]): boolean {
  return words.length % 2 === 0 && words.every(({ length }) => length <= mostInColumns);
}
