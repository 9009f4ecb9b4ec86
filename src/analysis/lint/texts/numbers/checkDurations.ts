import { mistake } from '../../../messages/messages.ts';
import { formatPointer } from '../../shared/formatPointer.ts';
import type { Check } from '../../LintSubject.ts';
import { listTextFiles } from '../checkEachText.ts';
import { numbersInWords } from './numbersInWords.ts';

/** A number, in digits or in a word, with a unit of time. Years are ages, too, and belong to `literal-amount`. */
const duration = new RegExp(
  String.raw`(?<![\p{L}\d.,}])(?:\d+|${[...numbersInWords.keys()].join('|')})\s(?:Werktag|Arbeitstag|Tag|Stunde|Minute|Monat|Woche|Sekunde)(?:en?|n)?(?!\p{L})`,
  'iu',
);

/** Finds durations that stand literally in a text. A setting keeps all texts alike, and the program where it reads it. */
export const literalDuration: Check = ({ repository }) =>
  listTextFiles(repository).flatMap(({ file, texts }) =>
    Object.entries(texts).flatMap(([key, text]) => {
      const [found] = duration.exec(text) ?? [];
      if (found === undefined) return [];
      return [{ file, pointer: formatPointer(key), ...mistake('literal-duration', { found }) }];
    }),
  );
