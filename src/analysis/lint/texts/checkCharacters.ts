import { cleanPiece, dropInvisible, findUnusableCharacter } from '../../../plain/cleanText.ts';
import { mistake } from '../../messages/messages.ts';
import { checkEachText } from './checkEachText.ts';

/** A dash for a value that is missing, and a day that the program reads. */
const withoutLetters = /^(?:[-–]|\d{4}-\d{2}-\d{2}|\s*)$/;

/** Finds texts without a letter and without a parameter, such as dots that were meant to be replaced. */
export const unwrittenText = checkEachText((text) =>
  /\p{L}/u.test(text) || withoutLetters.test(text) ? [] : [mistake('unwritten-text', { text })],
);

const markupExpression =
  /<\/?(?:a|b|br|div|em|h[1-6]|i|img|li|ol|p|script|span|strong|style|sub|sup|u|ul)\b[^>]*>|&(?:[a-z]+|#\d+);|\*\*|__|`|^#{1,6} /imu;

/** Finds tags, entities and Markdown, which customers would read as they are. Links in brackets are drawn. */
export const markup = checkEachText((text) =>
  listMatches(text, markupExpression).map((found) => mistake('markup', { found })),
);

/** Letters beside the Latin ones, marks that stand apart from their letter, and UTF-8 that was read as another encoding. */
const foreignExpression = /(?!\p{Script=Latin})\p{L}|\p{M}|Ã[^\s\p{L}]|Â[^\s\p{L}]|â€|\uFFFD/u;

/** Finds characters that are no part of German sentences, although they may look so, or that cannot be seen. */
export const foreignCharacter = checkEachText((text) => {
  const unseen = Array.from(text).find(
    (character) => dropInvisible(character) !== character || findUnusableCharacter(character) !== null,
  );
  return [...(unseen === undefined ? [] : [unseen]), ...listMatches(text, foreignExpression)].map((found) =>
    mistake('foreign-character', { code: formatCodePoint(found) }),
  );
});

/** Finds spaces other than the usual one, and a missing one in an abbreviation or before a unit. */
export const fixedSpace = checkEachText((text) => [
  ...Array.from(text)
    .filter(isOtherSpace)
    .slice(0, 1)
    .map((found) => mistake('fixed-space', { code: formatCodePoint(found) })),
  ...listMatches(text, missingSpace).map((found) => mistake('fixed-space.missing', { found })),
]);

/** Returns true for what cleaning makes a space. Control characters are foreign ones. */
function isOtherSpace(character: string): boolean {
  return character !== ' ' && cleanPiece(character) === ' ' && findUnusableCharacter(character) === null;
}

const missingSpace = /(?<!\p{L})\p{L}\.\p{L}\.(?!\p{L})|\d(?:€|%|km|kB|MB)(?!\p{L})|[§]+\d/u;

/** Finds quotation marks other than the German ones, and those that stand alone. */
export const quotationMark = checkEachText((text) => {
  const foreign = listMatches(text, /["'´«»‹›”]/u);
  if (foreign.length > 0) return foreign.map((found) => mistake('quotation-mark', { found }));
  return isBalanced(text, '„', '“') && isBalanced(text, '‚', '‘') ? [] : [mistake('quotation-mark.open')];
});

/** Finds a space before a punctuation mark, and a missing one after it. */
export const spaceAtMark = checkEachText((text) =>
  listMatches(text, /\s[,.;:?](?=\s|$)|(?<=\p{L})[,?](?=\p{L})/u).map((found) =>
    mistake('space-at-mark', { found: found.trim() }),
  ),
);

function listMatches(text: string, expression: RegExp): readonly string[] {
  const [found] = expression.exec(text) ?? [];
  return found === undefined ? [] : [found];
}

function isBalanced(text: string, opening: string, closing: string): boolean {
  return text.split(opening).length === text.split(closing).length;
}

function formatCodePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
