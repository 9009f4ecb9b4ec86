const mostCharacters = 6;

/** Whether words such as "Ja" and "Nein" fit beside each other in the narrowest place. */
export function areShort(words: readonly string[]): boolean {
  return words.every(({ length }) => length <= mostCharacters);
}
