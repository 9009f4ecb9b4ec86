import { asRecord } from '../../../../plain/isRecord.ts';
import { mistake } from '../../../messages/messages.ts';
import { formatPointer } from '../../shared/formatPointer.ts';
import type { Check } from '../../LintSubject.ts';
import { listTextFiles } from '../checkEachText.ts';

/** A setting in braces with the unit of time behind it, without the ending of its case. */
const measured =
  /\{(?<name>\w+?)(?:InWords)?\}\s(?<found>(?<unit>Werktag|Arbeitstag|Tag|Stunde|Minute|Monat|Woche|Jahr|Sekunde)\p{L}*)/gu;

/** Finds settings with another unit behind them than their own sentence names. */
export const wrongUnit: Check = ({ repository }) =>
  listTextFiles(repository).flatMap(({ file, texts }) =>
    Object.entries(texts).flatMap(([key, text]) =>
      [...text.matchAll(measured)].flatMap(({ groups: { name = '', unit = '', found = '' } = {} }) => {
        const says = asRecord(repository.shared.settings[name])['says'];
        const isNamed = new RegExp(String.raw`(?<!\p{L})${unit}`, 'u');
        if (typeof says !== 'string' || isNamed.test(says)) return [];
        return [{ file, pointer: formatPointer(key), ...mistake('wrong-unit', { name, found, says }) }];
      }),
    ),
  );
