/** Letters without a mark that could be dropped. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ł: 'l',
  ŧ: 't',
  þ: 'th',
  ı: 'i',
};
/** Umlauts as they are written without a German keyboard. */
const writtenOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

type Spell = (letter: string) => string;

/** The ways in which people write a letter. A text is found when one way finds it. */
const spellings = {
  /** "Skoda", "Muller" */
  plain: (letter) => dropMarks(letter),
  /** "Mueller" */
  written: (letter) => writtenOut[letter] ?? dropMarks(letter),
  /** "KAM2410": letters and digits alone */
  joined: (letter) => dropMarks(letter).replaceAll(/[^\p{L}\p{N}]/gu, ''),
} as const satisfies Readonly<Record<string, Spell>>;

function dropMarks(letter: string): string {
  const bare = letter.normalize('NFKD').replaceAll(/[\p{Mark}\p{Default_Ignorable_Code_Point}]/gu, '');
  return Array.from(bare, (one) => plainLetters[one] ?? one)
    .join('')
    .replaceAll(/\p{Separator}|\s/gu, ' ')
    .replaceAll(/\p{Dash_Punctuation}/gu, '-');
}

/**
 * Spells a text for comparisons: small letters without marks.
 * @public
 * @example foldText('Škoda, Straße') // 'skoda, strasse'
 */
export function foldText(text: string): string {
  return spell(text, spellings.plain).text;
}

interface Spelled {
  readonly text: string;
  /** Where in the written text the letter of each character begins and ends. */
  readonly places: readonly Hit[];
}

/** Spells a text letter by letter. Several spaces are one. */
function spell(text: string, by: Spell): Spelled {
  let spelled = '';
  const places: Hit[] = [];
  let place = 0;
  for (const letter of text) {
    for (const character of by(letter.toLocaleLowerCase('de'))) {
      if (character !== ' ' || !spelled.endsWith(' ')) {
        spelled += character;
        places.push([place, place + letter.length]);
      }
    }
    place += letter.length;
  }
  return { text: spelled, places };
}

/** From the first character of a hit to the one behind it. */
type Hit = readonly [from: number, to: number];

/** Finds a phrase in a text in NFC. Returns the hits of the first spelling that has some; none for an empty phrase. */
function findHits(text: string, phrase: string): readonly Hit[] {
  const wanted = phrase.normalize('NFC').trim();
  const ways = /\p{N}/u.test(wanted)
    ? [spellings.plain, spellings.written, spellings.joined]
    : [spellings.plain, spellings.written];
  for (const way of ways) {
    const hits = findAll(spell(text, way), spell(wanted, way).text.trim());
    if (hits.length > 0) return hits;
  }
  return [];
}

function findAll({ text, places }: Spelled, wanted: string): readonly Hit[] {
  if (wanted === '') return [];
  const hits: Hit[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length))
    hits.push([places[at]?.[0] ?? 0, places[at + wanted.length - 1]?.[1] ?? 0]);
  return hits;
}

/**
 * Tells whether a text has a phrase, as people search: case, marks, "ae" for "ä" and repeated spaces do not matter, nor do separators in
 * numbers and plates. An empty phrase is found nowhere.
 * @public
 * @example hasPhrase('Škoda KA-M 2410', 'kam2410') // true
 */
export function hasPhrase(text: string, phrase: string): boolean {
  return findHits(text.normalize('NFC'), phrase).length > 0;
}

/** Tells whether a text has every word of a query, in any order; an empty query is found everywhere. @public */
export function hasWords(text: string, query: string): boolean {
  const words = query.split(/\s+/).filter((word) => foldText(word).trim() !== '');
  return hasPhrase(text, query) || words.every((word) => hasPhrase(text, word));
}

/** Splits a text into pieces; pieces that are the searched phrase are marked as hits. @public */
export function markHits(
  text: string,
  phrase: string,
): readonly { readonly text: string; readonly isHit: boolean }[] {
  const composed = text.normalize('NFC');
  const hits = findHits(composed, phrase);
  const pieces = hits.flatMap(([from, to], index) => [
    { text: composed.slice(hits[index - 1]?.[1] ?? 0, from), isHit: false },
    { text: composed.slice(from, to), isHit: true },
  ]);
  const rest = { text: composed.slice(hits.at(-1)?.[1] ?? 0), isHit: false };
  return [...pieces, rest].filter((piece) => piece.text !== '');
}
