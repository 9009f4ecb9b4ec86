/** Omits a telephone number from a text where it ends a sentence after a colon, as the link `[030 1](phone)` of a form or in plain words. */
export function omitNumber(text: string, number: string): string {
  if (number === '') return text;
  return [`: [${number}](phone)`, `: ${number}`].reduce(
    (rest, words) =>
      rest
        .split(words)
        .reduce((before, after) => (/^(?:[.!?]|\s|$)/.test(after) ? before + after : before + words + after)),
    text,
  );
}
