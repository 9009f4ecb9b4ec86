import { respondWith, type Handler, refuseAtLimit } from '../../api/OperationCall.ts';
import { getFileUses } from '../../api/costs.ts';
import { createDatabaseCounters } from '../../limits/createDatabaseCounters.ts';
import { getSessionKey } from '../../limits/listSubjects.ts';
import { spend } from '../../limits/spend.ts';

/** Stores a document under an id that cannot be guessed (API-030). Only its account can use it in a change. */
export const uploadDocument: Handler<'uploadDocument'> = async (call) => {
  const { account, body, store, now } = call;
  const usedUp = await spend(
    createDatabaseCounters(store),
    getFileUses('uploadDocument', getSessionKey(call)),
    now,
  );
  if (usedUp !== null) return refuseAtLimit(usedUp);
  await store
    .updateTable('documents')
    .set({ state: 'done', size: body.size })
    .where('id', '=', body.id)
    .where('account_id', '=', account.account_id)
    .execute();
  return respondWith({ id: body.id });
};
