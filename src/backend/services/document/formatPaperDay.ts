import { formatDay } from '../../../calendar/index.ts';
import type { Paper } from '../../pdf/Paper.ts';
import type { Texts } from '../../texts/createTexts.ts';

/** The day that a derived document is from, as its pages say it. */
export function formatPaperDay(day: string, texts: Texts): Paper['day'] {
  return { iso: day, words: texts('madeOn', { day: formatDay(day) }) };
}
