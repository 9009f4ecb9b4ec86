import { neutralBrand } from '../../../brand/index.ts';
import { respondWith, type Handler, refuse, type SlowHandler } from '../../api/OperationCall.ts';
import { loadTariffConditions } from '../../content/loadTariffConditions.ts';
import { makePdf } from '../../pdf/makePdf.ts';
import { createPaperTexts } from '../../texts/createPaperTexts.ts';
import { findPolicy } from '../policy/findPolicy.ts';
import { conditionsPaper } from './conditionsPaper.ts';

/** Returns the conditions of the tariff of a contract from the content service (SVC-012). */
export const getTariffConditions: Handler<'getTariffConditions'> = async (call) => {
  const found = await findPolicy(call, call.path.policyNumber);
  if (found === null) return refuse(404, 'NOT_FOUND');
  return respondWith(
    loadTariffConditions().map((document) => ({
      id: document.id,
      title: document.title,
      fileName: conditionsPaper.fileName(document),
    })),
  );
};

export const downloadTariffConditions: SlowHandler<'downloadTariffConditions'> = {
  prepare: async (call) => {
    const { path, brand } = call;
    const found = await findPolicy(call, path.policyNumber);
    const wanted = loadTariffConditions().find(({ id }) => id === path.documentId);
    if (found === null || wanted === undefined) return refuse(404, 'NOT_FOUND');
    const from = brand ?? neutralBrand;
    const texts = createPaperTexts(from);
    const bytes = await makePdf({
      ...conditionsPaper.draw(wanted, texts),
      brand: from,
      contact: 'service',
      pageOf: texts('page'),
    });
    const name = conditionsPaper.fileName(wanted);
    return async () => ({ kind: 'file', mediaType: 'application/pdf', name, bytes });
  },
};
