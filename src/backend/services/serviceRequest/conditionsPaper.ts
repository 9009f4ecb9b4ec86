import { formatDay } from '../../../calendar/index.ts';
import type { TariffDocument, WrittenConditions } from '../../content/loadTariffConditions.ts';
import type { Paper } from '../../pdf/Paper.ts';
import type { Texts } from '../../texts/createTexts.ts';

/** Conditions of the tariff as a paper, dated with the day of their last change. */
export const conditionsPaper = {
  fileName: ({ title }: Pick<TariffDocument, 'title'>) => `${title}.pdf`,
  draw: (
    { title, day, blocks }: WrittenConditions,
    texts: Texts,
  ): Pick<Paper, 'title' | 'day' | 'blocks'> => ({
    title,
    day: { iso: day, words: texts('asOf', { day: formatDay(day) }) },
    blocks,
  }),
};
