import { describe, expect, it } from 'vitest';
import {
  cleanText,
  countCharacters,
  findUnusableCharacter,
  type TextKind,
} from '../../src/plain/cleanText.ts';

describe('a text is cleaned where it comes in', () => {
  it.each<[string, TextKind, string, string]>([
    ['a decomposed umlaut is one character', 'line', 'Ma\u0308rz', 'März'],
    ['an Ångström sign is a letter', 'line', '\u212Bse', 'Åse'],
    ['a tab is a space', 'lines', 'Datum\tOrt', 'Datum Ort'],
    ['a form feed and a vertical tab are spaces', 'lines', 'a\fb\vc', 'a b c'],
    ['line ends of other systems', 'lines', 'a\r\nb\rc\u2028d\u2029e', 'a\nb\nc\nd\ne'],
    ['line ends in one line', 'line', 'Anna\r\nMaria\u2028Lena', 'Anna Maria Lena'],
    ['a no-break space', 'line', '20.\u00a0November', '20. November'],
    [
      'narrow, figure, thin, ideographic and blank spaces',
      'line',
      'a\u202fb\u2007c\u2009d\u3000e\u2800f',
      'a b c d e f',
    ],
    ['a byte order mark', 'line', '\ufeffAnna', 'Anna'],
    ['a soft hyphen', 'line', 'Kraft\u00adfahrt', 'Kraftfahrt'],
    ['a zero-width space and a word joiner', 'line', 'An\u200bna\u2060', 'Anna'],
    ['marks of direction', 'line', '\u200eAn\u200fna\u061c', 'Anna'],
    [
      'embeddings, overrides and isolates',
      'line',
      '\u202aA\u202bn\u202cn\u202da\u202e \u2066L\u2067e\u2068a\u2069',
      'Anna Lea',
    ],
    ['fillers, tags and grapheme joiners', 'line', 'A\u3164n\u115fn\uffa0a\u{e0041}\u034f', 'Anna'],
    ['notes between lines', 'line', 'A\ufff9n\ufffan\ufffba', 'Anna'],
    ['a family stays together', 'lines', 'Frau 👩‍👩‍👧 und ❤️‍🔥', 'Frau 👩‍👩‍👧 und ❤️‍🔥'],
    ['a profession with a colour of skin', 'line', '👩🏽‍💻', '👩🏽‍💻'],
    ['flags', 'line', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇩🇪 🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇩🇪 🏳️‍🌈'],
    ['a key of a telephone', 'line', '1️⃣', '1️⃣'],
    ['a Persian word', 'line', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['a Hindi word', 'line', 'क्\u200dष', 'क्\u200dष'],
    ['a name with a way to write an ideograph', 'line', '葛\u{e0100}城', '葛\u{e0100}城'],
    ['a joiner that joins nothing', 'line', 'a\u200d b\u200c', 'a b'],
    ['a picture selector without a picture', 'line', 'a\ufe0fb', 'ab'],
    ['ends', 'lines', ' \n a \t\n', 'a'],
    ['dashes stay in prose', 'line', 'Müller–Lüdenscheidt', 'Müller–Lüdenscheidt'],
    ['a colon stays in prose', 'lines', 'Ort: Köln', 'Ort: Köln'],
    ['a ligature stays in prose', 'line', 'ﬁn', 'ﬁn'],
    [
      'all dashes are a hyphen in codes',
      'code',
      'a\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d\u2043b',
      'a----------b',
    ],
    ['joiners are dropped in codes', 'code', '👩\u200d12\u200c34', '👩1234'],
    ['full-width digits and letters in codes', 'code', 'ＫＡ１２', 'KA12'],
    ['an invisible character inside of a full-width code', 'code', '１\u200b２', '12'],
    ['labels before codes', 'code', 'IBAN: DE89', 'DE89'],
    ['a scheme before codes', 'code', 'tel:+49', '+49'],
    ['several labels', 'code', 'Tel.: mobil: 0170', '0170'],
    ['a label without a code', 'code', 'IBAN:', 'IBAN:'],
    ['a number with a colon is no label', 'code', '14:30:00', '14:30:00'],
    ['a direction around a number', 'code', '\u202a+49 170 1234567\u202c', '+49 170 1234567'],
  ])('%s', (_, kind, typed, clean) => {
    expect(cleanText(kind, typed)).toBe(clean);
    expect(cleanText(kind, clean)).toBe(clean);
  });

  it('a statement of 4,000 characters from a table with tabs keeps its length', () => {
    const statement = 'Zeuge\tUhrzeit\n'.repeat(286).slice(0, 3999) + '.';

    expect(cleanText('lines', statement)).toBe(statement.replaceAll('\t', ' '));
  });

  it('every character is cleaned the same way twice, alone and among letters', () => {
    const differing = (['line', 'lines', 'code'] as const).flatMap((kind) =>
      Array.from({ length: 0x400 }, (_, page) => listWords(page * 0x80))
        .map((text) => cleanText(kind, text))
        .filter((text) => cleanText(kind, text) !== text),
    );

    expect(differing).toEqual([]);
  });
});

/** Words with one of 128 characters each. */
function listWords(from: number): string {
  return Array.from({ length: 0x80 }, (_, index) => `a${String.fromCodePoint(from + index)}b`).join(' ');
}

describe('a character that no cleaning makes readable', () => {
  it.each([
    ['Be\u0007ispiel', { character: 'U+0007', around: 'Be\ufffdispiel' }],
    ['\0', { character: 'U+0000', around: '\ufffd' }],
    ['a\u0085b', { character: 'U+0085', around: 'a\ufffdb' }],
    ['a\ud83db', { character: 'U+D83D', around: 'a\ufffdb' }],
    ['\udc69\u0001', { character: 'U+DC69', around: '\ufffd\ufffd' }],
    ['eins\nzwei 👩‍👩‍👧', null],
  ])('of %j is named and shown', (text, found) => {
    expect(findUnusableCharacter(cleanText('lines', text))).toEqual(found);
  });
});

it('an emoji outside of the first plane counts as one character for each code point', () => {
  expect(countCharacters('ä👩')).toBe(2);
});
