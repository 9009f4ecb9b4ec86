import { mistake } from '../../../messages/messages.ts';
import { formatPointer } from '../../shared/formatPointer.ts';
import type { Check } from '../../LintSubject.ts';
import { listTextFiles } from '../checkEachText.ts';
import { numbersInWords } from './numbersInWords.ts';

const number = String.raw`(?<![\p{L}\d.,}-])(?:\d[\d.]*(?:,\d+)?|${[...numbersInWords.keys()].join('|')})`;

/** A number, in digits or in a word, that is an age, an amount of money or a size. */
const amounts: readonly RegExp[] = [
  new RegExp(String.raw`${number}\s(?:Jahre?n?|€|Euro|Cent|Zeichen|MB|Megabyte)(?!\p{L})`, 'iu'),
  new RegExp(number + / oder (?:älter|jünger)/u.source, 'iu'),
  // An age of one digit is no age of a driver, and a larger number has its unit behind it.
  /(?<![\p{L}-])(?:[Aa]b|[Uu]nter|[Üü]ber) \d\d(?![\d.,:]?\d|\.\d|\s(?:km|m|Uhr|%|Prozent))/u,
];

/** Finds ages, amounts and sizes that stand literally in a text. A setting or the limit of a question keeps all texts alike. */
export const literalAmount: Check = ({ repository }) =>
  listTextFiles(repository).flatMap(({ file, texts }) =>
    Object.entries(texts).flatMap(([key, text]) => {
      const [found] = amounts.flatMap((amount) => amount.exec(text)?.[0] ?? []);
      if (found === undefined) return [];
      return [{ file, pointer: formatPointer(key), ...mistake('literal-amount', { found }) }];
    }),
  );
