import type { Pick } from './Mistake.ts';

/** A text with its key and all texts of its file. */
export interface Written {
  readonly key: string;
  readonly text: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** Makes one mistake in a text; null where the text offers no place for it, undefined for a text that is left out. */
type MakeTextMistake = (written: Written, pick: Pick) => string | null | undefined;

interface TextKind {
  readonly make: MakeTextMistake;
  /** Why no tool can know that the text is wrong; absent where one can. */
  readonly why?: string;
}

const replace =
  (from: string | RegExp, to: string): MakeTextMistake =>
  ({ text }) =>
    text.replace(from, to) === text ? null : text.replace(from, to);

/** Changes a word of at least six small letters, which no placeholder is. */
const changeWord =
  (change: (word: string, at: number) => string): MakeTextMistake =>
  ({ text }, pick) => {
    const word = pick([
      ...text.replaceAll(/\{\w*\}/g, '').matchAll(/(?<!\p{L})\p{L}\p{Ll}{5,}(?![\p{L}-])/gu),
    ]);
    if (!word) return null;
    const at = pick([1, 2, 3]) ?? 1;
    const changed = change(word[0], at);
    return changed === word[0] ? null : text.replace(word[0], changed);
  };

const put =
  (words: string): MakeTextMistake =>
  ({ text }) =>
    `${text} ${words}`;

/** Takes the text of another key that ends alike. */
const takeAnother =
  (end: RegExp): MakeTextMistake =>
  ({ key, text, texts }, pick) => {
    if (!end.test(key)) return null;
    const others = Object.entries(texts).filter(
      ([one, other]) => one !== key && end.test(one) && other !== text,
    );
    return pick(others)?.[1] ?? null;
  };

/** The kinds of mistakes in words, each of which a person makes in a text editor. */
export const textMistakes: Readonly<Record<string, TextKind>> = {
  'letter left out': { make: changeWord((word, at) => word.slice(0, at) + word.slice(at + 1)) },
  'letters exchanged': {
    make: changeWord(
      (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
    ),
  },
  'letter doubled': { make: changeWord((word, at) => word.slice(0, at) + (word[at] ?? '') + word.slice(at)) },
  'umlaut in two letters': { make: replace(/ä|ö|ü/, 'ae') },
  'ss for ß': { make: replace('ß', 'ss') },
  'letter of another alphabet': { make: replace(/a/, 'а') },
  'decomposed umlaut': { make: replace(/ü/, 'u\u0308') },
  'invisible character': { make: replace(/ /, '\u200b ') },
  'fixed space': { make: replace(/ /, '\u00a0') },
  'two spaces': { make: replace(/ /, '  ') },
  'space before a mark': { make: replace(/(?<=\p{L})[.,?]/u, ' $&') },
  'straight quotes': { make: replace(/[„“]/, '"') },
  'mark-up': { make: replace(/(?<!\p{L})(\p{L}{4,})(?!\p{L})/u, '<b>$1</b>') },
  'familiar address': { make: replace(/\bSie\b(?! )|(?<= )Sie\b/, 'du') },
  'English word': { make: replace(/\b(?:Bitte|Ihre|Fahrzeug|Vertrag|Datum)\b/, 'Please') },
  'reminder of the author': { make: put('TODO') },
  'exclamation mark': { make: replace(/\.$/, '!') },
  'number to call': { make: put('Sie erreichen uns unter 0221 4711-815.') },
  'name of another brand': { make: put('Ihre Nordkamp') },
  'text left out': { make: () => undefined },
  'empty text': { make: () => '' },
  'placeholder misspelled': { make: replace(/\{(\w)(\w+)\}/, '{$1x$2}') },
  'placeholder without a brace': { make: replace(/\{(\w+)\}/, '{$1') },
  'placeholder replaced by a number': {
    make: replace(/\{\w*(?:[Dd]ays|Minutes|min|max|Megabytes)\w*\}/, '17'),
  },
  'other unit of time': { make: replace(/\b(Tage|Werktage|Minuten)(n?)\b/, 'Stunden') },
  'number of a limit moved': { make: replace(/\d+(?= (?:Zeichen|MB|Ziffern))/, '47') },
  'label of another question': { make: takeAnother(/\.label$/) },
  'option of another code': { make: takeAnother(/\.options\.[\w-]+$/) },
  'message of another question': { make: takeAnother(/\.error\.required$/) },
  'legend of another question': { make: takeAnother(/\.legend$/) },
  'title of another step': { make: takeAnother(/^[^.]+\.title$/) },
  'hint of another question': { make: takeAnother(/\.hint$/) },
  'word left out': {
    make: replace(/(?<= )(?:Bitte|hier|und|auch|dann|nur) /, ''),
    why: 'most sentences stay right; a grammar of German is no dictionary',
  },
  'negation turned round': {
    make: ({ text }) => (/ nicht\b/.test(text) ? text.replace(/ nicht\b/, '') : null),
    why: 'what a sentence means is written nowhere else, except in the common text of an overlay',
  },
};
