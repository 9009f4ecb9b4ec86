import type { Repository } from '../../../definitions/index.ts';
import { mistake } from '../../messages/messages.ts';
import type { Check } from '../LintSubject.ts';
import { checkEachText, listTextFiles } from './checkEachText.ts';
import { readWords } from './readWords.ts';
import { splitIntoWords } from './splitIntoWords.ts';

/** Finds words that neither the dictionary nor the product know. */
export const unknownWord: Check = (subject) => {
  const { misspelled } = subject.tools;
  if (!misspelled) return [];
  return checkEachText((text) =>
    [...new Set(splitIntoWords(text))].flatMap((word) => {
      const suggestions = misspelled.get(word);
      if (!suggestions) return [];
      const meant = suggestions.map((one) => `„${one}“`).join(', ');
      return [mistake(meant === '' ? 'unknown-word' : 'unknown-word.meant', { word, meant })];
    }),
  )(subject);
};

/** Lists the words of all texts that customers read, each once, without those that the product knows itself: a dictionary judges them. */
export function listWords(repository: Repository): ReadonlySet<string> {
  const own = new Set(readWords(repository).own);
  const words = listTextFiles(repository).flatMap(({ texts }) =>
    Object.values(texts).flatMap((text) => splitIntoWords(text)),
  );
  return new Set(words.filter((word) => !own.has(word)));
}
