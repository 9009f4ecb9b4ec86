import { type Brand, neutralBrand } from '../../../brand/index.ts';
import { respondWith, type Handler, refuse, type SlowHandler } from '../../api/OperationCall.ts';
import { loadForeignPdf } from '../../content/loadForeignFile.ts';
import { loadTariffConditions, type TariffDocument } from '../../content/loadTariffConditions.ts';
import { makePdf } from '../../pdf/makePdf.ts';
import { createPaperTexts } from '../../texts/createPaperTexts.ts';
import { findPolicy } from '../policy/findPolicy.ts';
import { conditionsPaper } from './conditionsPaper.ts';

/** Returns the conditions of the tariff of a contract from the content service (SVC-012). */
export const getTariffConditions: Handler<'getTariffConditions'> = async (call) => {
  const found = await findPolicy(call, call.path.policyNumber);
  if (found === null) return refuse(404, 'NOT_FOUND');
  return respondWith(
    (await loadTariffConditions(call)).map((document) => ({
      id: document.id,
      title: document.title,
      fileName: conditionsPaper.fileName(document),
    })),
  );
};

export const downloadTariffConditions: SlowHandler<'downloadTariffConditions'> = {
  prepare: async (call) => {
    const { path } = call;
    const found = await findPolicy(call, path.policyNumber);
    const wanted = found && (await loadTariffConditions(call)).find(({ id }) => id === path.documentId);
    if (!wanted) return refuse(404, 'NOT_FOUND');
    const bytes = await loadContent(wanted, call.brand ?? neutralBrand);
    const name = conditionsPaper.fileName(wanted);
    return async () => ({ kind: 'file', mediaType: 'application/pdf', name, bytes });
  },
};

async function loadContent(document: TariffDocument, brand: Brand): Promise<Uint8Array<ArrayBuffer>> {
  if ('address' in document) return loadForeignPdf(brand, document.address);
  const texts = createPaperTexts(brand);
  const paper = conditionsPaper.draw(document, texts);
  return makePdf({ ...paper, brand, contact: 'service', pageOf: texts('page') });
}
