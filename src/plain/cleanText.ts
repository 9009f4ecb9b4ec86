/** One line, several lines, or a code: a day, a number, a plate or an address, of which every character counts. */
export type TextKind = 'line' | 'lines' | 'code';

/**
 * Cleans a text where it comes in, before anything else reads it: what is seen stays, in one spelling of its characters. All kinds of
 * spaces, tabs and form feeds become a space, all kinds of line ends a line feed (a space in one line). Characters that nothing shows are
 * dropped, except for those that shape a word or an emoji in prose. A code has plain letters and digits, one kind of hyphen, single spaces
 * and no label in front of it. Spaces at both ends are dropped. Cleaning a clean text changes nothing.
 * @public
 * @example cleanText('code', 'IBAN: DE89 3704–0044') // 'DE89 3704-0044'
 */
export function cleanText(kind: TextKind, text: string): string {
  if (kind !== 'code') return cleanProse(kind, text).trim();
  const shown = text.normalize('NFKC').replaceAll(invisible, '');
  const code = cleanProse('line', shown.normalize('NFKC'))
    .replaceAll(hyphen, '-')
    .replaceAll(/ +/g, ' ')
    .trim();
  return code.replace(label, '');
}

/** Cleans a piece of a text with several lines; spaces at its ends divide it from its neighbours and stay. @public */
export function cleanPiece(text: string): string {
  return cleanProse('lines', text);
}

function cleanProse(kind: 'line' | 'lines', text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  const spaced = dropInvisible(text.replaceAll(/[\t\v\f\p{Zs}\u2800]/gu, ' '));
  return kind === 'line' ? spaced.replaceAll('\n', ' ') : spaced;
}

/**
 * Drops what nothing shows from a text that is written out, for example marks of direction, which would turn the text behind a name. Spaces
 * stay as they are.
 */
export function dropInvisible(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(shapedOrInvisible, (_, shaped: string | undefined) => shaped ?? '')
    .normalize('NFC');
}

/** Characters without a picture of their own: joiners, marks of direction, fillers, tags, notes between lines. */
const invisible = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Invisible characters that decide how their neighbours look. */
const shaped = [
  // The flag of a part of a country.
  String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]+\u{e007f}`,
  // A part of a word that is joined to the next, or kept apart from it.
  String.raw`(?<=[\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])`,
  // An emoji in colour, of a colour of skin, or made of several.
  String.raw`\p{ExtPict}[\ufe0e\ufe0f]?\p{EMod}?(?:\u200d\p{ExtPict}[\ufe0e\ufe0f]?\p{EMod}?)*`,
  // The key of a telephone.
  String.raw`[0-9#*]\ufe0f\u20e3`,
  // A way to write an ideograph.
  String.raw`\p{Ideographic}[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
];
const shapedOrInvisible = new RegExp(`(${shaped.join('|')})|${invisible.source}`, 'gu');

const hyphen = /[\p{Dash_Punctuation}\u02d7\u2043\u2212]/gu;

/** Words before a colon say what follows: "Tel.: 0221", "mailto:". */
const label = /^(?:\p{L}[\p{L} ./()-]{0,30}: *)+(?=\S)/u;

/** A character that no cleaning makes readable, with the text around it. */
export interface UnusableCharacter {
  /** `U+0007` */
  readonly character: string;
  readonly around: string;
}

const unusable = /(?!\n)[\p{Control}\p{Surrogate}]/u;
const context = 12;

/** Finds the first control character or half of a character in a clean text; null when all of it can be stored and shown. @public */
export function findUnusableCharacter(text: string): UnusableCharacter | null {
  const found = unusable.exec(text);
  if (found === null) return null;
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const before = Array.from(text.slice(0, found.index)).slice(-context).join('');
  const after = Array.from(text.slice(found.index + 1))
    .slice(0, context)
    .join('');
  return { character: `U+${code}`, around: `${replaceUnusable(before)}\ufffd${replaceUnusable(after)}` };
}

function replaceUnusable(text: string): string {
  return text.replaceAll(new RegExp(unusable, 'gu'), '\ufffd');
}

/** Counts characters as people and databases do: one of two halves is one. @public */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
