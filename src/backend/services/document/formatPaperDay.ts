import { formatDay } from '../../../calendar/index.ts';
import type { Paper } from '../../pdf/Paper.ts';
import type { Texts } from '../../texts/createTexts.ts';

/** Returns the day of a derived document in the words of its pages. */
export function formatPaperDay(day: string, texts: Texts): Paper['day'] {
  return { iso: day, words: texts('madeOn', { day: formatDay(day) }) };
}
