import { respondWith, type Handler, refuse } from '../../api/OperationCall.ts';
import { findYoungDriverDocument } from '../../content/findYoungDriverDocument.ts';

/** Returns the application for drivers younger than 23 (SUM-005). */
export const youngDriverDocument: Handler<'youngDriverDocument'> = async (call) => {
  const found = await findYoungDriverDocument(call);
  return found === null ? refuse(404, 'NOT_FOUND') : respondWith(found);
};
