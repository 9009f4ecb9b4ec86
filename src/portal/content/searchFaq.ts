import { hasPhrase } from '../../plain/searchText.ts';
import type { FaqCategory, FaqQuestion } from './loadFaq.ts';

/** Finds the questions that contain the words in question or answer, in any usual spelling (FAQ-006); each once. */
export function searchFaq(categories: readonly FaqCategory[], words: string): readonly FaqQuestion[] {
  const found = categories
    .flatMap(({ questions }) => questions)
    .filter(({ question, answerText }) => [question, answerText].some((text) => hasPhrase(text, words)));
  return [...new Map(found.map((question) => [question.id, question])).values()];
}
