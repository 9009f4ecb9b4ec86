/** Makes a file name of a sentence: its words in small letters, at most 50 characters. */
export function toFileName(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? '');
  const words = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return words.length <= 50 ? words : words.slice(0, 51).replace(/-[^-]*$/, '');
}
