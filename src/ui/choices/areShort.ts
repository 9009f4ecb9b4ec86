const mostCharacters = 6;
const mostInColumns = 20;

/** Whether all words are as short as "Ja" and "Nein", and fit side by side at any width. */
export function areShort(words: readonly string[]): boolean {
  return words.every(({ length }) => length <= mostCharacters);
}

/** Whether an even number of words fits in two columns of a wide form, each in one line. */
export function fitColumns(words: readonly string[]): boolean {
  return words.length % 2 === 0 && words.every(({ length }) => length <= mostInColumns);
}
