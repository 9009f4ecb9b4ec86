import { Hono } from 'hono';
import claims from '../../schemas/_shared/texts/claims.de.json' with { type: 'json' };
import { type Brand, neutralBrand } from '../brand/index.ts';
import { formatDay } from '../calendar/index.ts';
import type { FindSite } from './http/createSiteFinder.ts';
import { createFileResponse } from './api/createFileResponse.ts';
import { makePdf } from './pdf/makePdf.ts';
import type { Paper, PaperBlock } from './pdf/Paper.ts';
import { createTexts } from './texts/createTexts.ts';
import { createPaperTexts } from './texts/createPaperTexts.ts';
import { getBrandTexts } from './texts/getBrandTexts.ts';

/** The address of the checklist comes from the texts. */
const address = claims['info.checklist.address'];
const name = address.replace(/^.*\//, '');

/** Serves the accident checklist of the claims page as a PDF, without sign-in. Each brand's is drawn once (CLI-013). */
export function checklistRoute(findSite: FindSite): Hono {
  const app = new Hono();
  const drawn = new Map<string, ReturnType<typeof makePdf>>();
  const bytesFor = (brand: Brand): ReturnType<typeof makePdf> => {
    const known = drawn.get(brand.id);
    if (known !== undefined) return known;
    const drawing = makePdf(writeChecklist(brand));
    drawn.set(brand.id, drawing);
    drawing.catch(() => drawn.delete(brand.id));
    return drawing;
  };
  app.get(address, async (context) => {
    const brand = findSite(context.req.header('host') ?? '')?.brand ?? neutralBrand;
    return createFileResponse({
      kind: 'file',
      mediaType: 'application/pdf',
      name,
      bytes: await bytesFor(brand),
    });
  });
  return app;
}

const steps = ['1', '2', '3', '4', '5'];

/** Returns the checklist: the steps in the words of the page, and numbers to call. */
function writeChecklist(brand: Brand): Paper {
  const own = getBrandTexts(brand);
  const words = createTexts('claims', claims, own);
  const texts = createPaperTexts(brand);
  const day = texts('checklist.day');
  const numbers = [
    { label: texts('checklist.rescue'), value: '112' },
    { label: texts('checklist.police'), value: '110' },
    { label: texts('serviceCard.claimsPhone'), value: brand.contact.claimsPhone },
    { label: texts('serviceCard.phone'), value: brand.contact.phone },
  ];
  return {
    brand,
    title: texts('checklist.title'),
    day: { iso: day, words: texts('asOf', { day: formatDay(day) }) },
    contact: 'claims',
    pageOf: texts('page'),
    blocks: [
      { kind: 'paragraph', text: texts('checklist.intro') },
      ...steps.flatMap((number): PaperBlock[] => {
        const title = words(`info.checklist.${number}.title`);
        return [
          { kind: 'heading', text: texts('checklist.step', { number, title }) },
          { kind: 'paragraph', text: words(`info.checklist.${number}.text`) },
        ];
      }),
      { kind: 'heading', text: texts('checklist.numbersTitle') },
      { kind: 'facts', rows: numbers.filter(({ value }) => value !== '') },
    ],
  };
}
