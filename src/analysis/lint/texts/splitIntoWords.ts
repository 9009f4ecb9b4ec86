/** Matches parts of a text that are no words of a sentence. */
const notWords = new RegExp(
  [
    // The target of a link, a parameter, a place of a file.
    String.raw`\]\([^)]*\)|\{\w+\}|(?<!\S)/\S+|\.(?:pdf|html)\b`,
    // An address for mail, a page, a host.
    String.raw`\S+@\S+|https?:\S+|(?<![\p{L}.-])[\w-]+(?:\.[\w-]+)*\.(?:de|com)(?![\p{L}-])\S*`,
    // A command line that an operator types.
    String.raw`npm run [^\n]*|--[a-z-]+`,
  ].join('|'),
  'gu',
);

/** Splits a text into its words, with hyphens and apostrophes inside of them. */
export function splitIntoWords(text: string): readonly string[] {
  return text.replaceAll(notWords, ' ').match(/\p{L}+(?:[-’]\p{L}+)*/gu) ?? [];
}
