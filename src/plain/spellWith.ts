/** Letters and signs whose decomposition names no plainer one. */
const nearest: Readonly<Record<string, string>> = {
  ẞ: 'SS',
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  Ł: 'L',
  ł: 'l',
  Ŧ: 'T',
  ŧ: 't',
  Þ: 'Th',
  þ: 'th',
  Ð: 'D',
  ð: 'd',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'n',
  Ŋ: 'N',
  ə: 'e',
  Ə: 'E',
  '₽': 'RUB',
  '⁄': '/',
  '∕': '/',
  '−': '-',
  '→': '->',
  '←': '<-',
};

const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });
const withoutPicture = /[\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Spells a text with the characters that a font has: a missing one becomes its nearest letter, else a question mark. Line ends stay.
 * @public
 * @example spellWith('Ǻrós 🚗', hasGlyph) // 'Árós ?' in a font without Ǻ and cars
 */
export function spellWith(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const isShown = (one: string): boolean =>
    Array.from(one).every((character) => character === '\n' || hasGlyph(character.codePointAt(0) ?? 0));
  const composed = text.normalize('NFC');
  if (isShown(composed)) return composed;
  return Array.from(graphemes.segment(composed), ({ segment }) => spellGrapheme(segment, isShown)).join('');
}

function spellGrapheme(grapheme: string, isShown: (text: string) => boolean): string {
  const visible = grapheme.replaceAll(withoutPicture, '');
  if (isShown(visible)) return visible;
  if (/^\p{Separator}+$/u.test(visible)) return ' ';
  if (/^\p{Dash_Punctuation}$/u.test(visible)) return '-';
  const spelled = Array.from(visible.normalize('NFKD'))
    .map((character) => (isShown(character) ? character : (nearest[character] ?? '')))
    .join('')
    .normalize('NFC');
  return spelled.trim() !== '' && isShown(spelled) ? spelled : '?';
}
