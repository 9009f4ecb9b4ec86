import type { FaqCategory, FaqQuestion } from './loadFaq.ts';

/** Finds the questions that contain the words in question or answer, ignoring case (FAQ-006); each once. */
export function searchFaq(categories: readonly FaqCategory[], words: string): readonly FaqQuestion[] {
  const wanted = normalizeQuery(words);
  if (wanted === '') return [];
  const found = categories
    .flatMap(({ questions }) => questions)
    .filter(
      ({ question, answerText }) =>
        normalizeQuery(question).includes(wanted) || normalizeQuery(answerText).includes(wanted),
    );
  return [...new Map(found.map((question) => [question.id, question])).values()];
}

/** Splits a text into pieces; pieces equal to a searched word are marked as hits. */
export function markHits(
  text: string,
  words: string,
): readonly { readonly text: string; readonly isHit: boolean }[] {
  const wanted = normalizeQuery(words);
  if (wanted === '') return [{ text, isHit: false }];
  const pattern = new RegExp(`(${wanted.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)})`, 'giu');
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, isHit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

function normalizeQuery(words: string): string {
  return words.trim().toLocaleLowerCase('de');
}
