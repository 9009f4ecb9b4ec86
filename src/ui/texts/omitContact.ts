/** Omits a contact from a text where it ends a sentence after a colon, as the link `[030 1](phone)` of a form or in plain words. */
export function omitContact(text: string, contact: string): string {
  if (contact === '') return text;
  return [`: [${contact}](phone)`, `: ${contact}`].reduce(
    (rest, words) =>
      rest
        .split(words)
        .reduce((before, after) => (/^(?:[.!?]|\s|$)/.test(after) ? before + after : before + words + after)),
    text,
  );
}
