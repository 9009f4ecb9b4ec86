/** Returns a text without capitals and punctuation, in which two texts for the same reader do not differ enough. */
export function toPlainWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s.,:;?]+/gu, ' ')
    .trim();
}
