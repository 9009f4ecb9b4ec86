import { foldText } from '../../../plain/searchText.ts';

const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Words that say nothing in a name. */
const small: ReadonlySet<string> = new Set(
  'haben sie der die das den dem des ein eine einen ist sind war und oder noch zu zum zur von vom im in an wie was wer wo wann'.split(
    ' ',
  ),
);

/** The words of a name at most. */
const most = 3;

/**
 * Makes a name or a code of German words.
 * @example createName('Haben Sie noch alle Schlüssel?') // 'alleSchluessel'
 */
export function createName(words: string, shape: 'name' | 'code' = 'name'): string {
  const plain = foldText(words.toLowerCase().replaceAll(/[äöü]/g, (letter) => letters[letter] ?? letter));
  const all = plain.match(/[a-z0-9]+/g) ?? [];
  const telling = all.filter((word) => !small.has(word));
  const used = telling.length > 0 ? telling : all;
  if (shape === 'code') return used.slice(0, most).join('_').toUpperCase();
  // A name begins with a letter.
  const first = used.findIndex((word) => /^[a-z]/.test(word));
  return used
    .slice(first === -1 ? used.length : first)
    .slice(0, most)
    .map((word, at) => (at === 0 ? word : word[0]?.toUpperCase() + word.slice(1)))
    .join('');
}
