import type { Repository } from '../../../definitions/index.ts';
import { mistake } from '../../messages/messages.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import type { Check } from '../LintSubject.ts';
import { checkEachText, listTextFiles } from './checkEachText.ts';
import { readWords, wordsFile } from './readWords.ts';
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

/** Finds words of the product that stand in no text any more. A word that is excused hides its misspelling elsewhere. */
export const unusedWord: Check = ({ repository, tools }) => {
  // Without the program its mails are missing, too.
  if (tools.namesInCode === null) return [];
  const used = new Set(
    listTextFiles(repository).flatMap(({ texts }) =>
      Object.values(texts).flatMap((text) => splitIntoWords(text)),
    ),
  );
  return readWords(repository).own.flatMap((word, position) =>
    used.has(word)
      ? []
      : [{ file: wordsFile, pointer: formatPointer('own', position), ...mistake('unused-word', { word }) }],
  );
};
