const mostCharacters = 6;
const mostInColumns = 20;

/** Whether words such as "Ja" and "Nein" fit beside each other in the narrowest place. */
export function areShort(words: readonly string[]): boolean {
  return words.every(({ length }) => length <= mostCharacters);
}

/** Whether words stand in one line in each of two columns of a wide form, an even number of them. */
export function fitColumns(words: readonly string[]): boolean {
  return words.length % 2 === 0 && words.every(({ length }) => length <= mostInColumns);
}
