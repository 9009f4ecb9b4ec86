import { respondWith, type Handler, refuse } from '../../api/OperationCall.ts';
import { youngDriverContent } from '../../content/youngDriverContent.ts';

/** Returns the application for drivers younger than 23 (SUM-005). */
export const youngDriverDocument: Handler<'youngDriverDocument'> = async () => {
  const found = youngDriverContent();
  return found === null ? refuse(404, 'NOT_FOUND') : respondWith(found);
};
