import { neutralBrand } from '../../brand/index.ts';
import { formatDay } from '../../calendar/index.ts';
import type { Paper, PaperBlock } from '../pdf/Paper.ts';
import { createPaperTexts } from '../texts/createPaperTexts.ts';
import type { WrittenForm } from './ContentRecord.ts';
import { fillNumbers } from './fillNumbers.ts';

/** Returns a form to fill in by hand. All brands offer the same form, so it has the neutral look. */
export function writePrintedForm({ updatedAt, form }: WrittenForm): Paper {
  const texts = createPaperTexts(neutralBrand);
  const day = updatedAt.slice(0, 10);
  return {
    brand: neutralBrand,
    contact: 'service',
    title: fillNumbers(form.title),
    day: { iso: day, words: texts('asOf', { day: formatDay(day) }) },
    pageOf: texts('page'),
    blocks: [
      { kind: 'paragraph', text: fillNumbers(form.intro) },
      ...form.sections.flatMap(({ heading, fields }): PaperBlock[] => [
        { kind: 'heading', text: heading },
        { kind: 'blanks', labels: fields },
      ]),
    ],
  };
}
