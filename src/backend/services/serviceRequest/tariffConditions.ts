import { neutralBrand } from '../../../brand/index.ts';
import { formatDay } from '../../../domain/formatDay.ts';
import { answer, type Handler, refuse, type SlowHandler } from '../../api/Call.ts';
import { tariffConditions } from '../../content/tariffConditions.ts';
import { makePdf } from '../../pdf/makePdf.ts';
import { paperTexts } from '../../texts/paperTexts.ts';
import { findPolicy } from '../policy/findPolicy.ts';

/** What the content service has about the tariff of a contract (SVC-012). */
export const getTariffConditions: Handler<'getTariffConditions'> = async (call) => {
  const found = await findPolicy(call, call.path.policyNumber);
  if (found === null) return refuse(404, 'NOT_FOUND');
  return answer(tariffConditions().map(({ id, title }) => ({ id, title, fileName: fileNameOf(title) })));
};

export const downloadTariffConditions: SlowHandler<'downloadTariffConditions'> = {
  prepare: async (call) => {
    const { path, brand } = call;
    const found = await findPolicy(call, path.policyNumber);
    const wanted = tariffConditions().find(({ id }) => id === path.documentId);
    if (found === null || wanted === undefined) return refuse(404, 'NOT_FOUND');
    const { title, day, paragraphs } = wanted;
    const from = brand ?? neutralBrand;
    const texts = paperTexts(from);
    const bytes = await makePdf({
      brand: from,
      title,
      day: { iso: day, words: texts('asOf', { day: formatDay(day) }) },
      pageOf: texts('page'),
      blocks: paragraphs.map((text) => ({ kind: 'paragraph', text })),
    });
    return async () => ({ kind: 'file', mediaType: 'application/pdf', name: fileNameOf(title), bytes });
  },
};

function fileNameOf(title: string): string {
  return `${title}.pdf`;
}
