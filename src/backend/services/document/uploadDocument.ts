import { answer, type Handler, type Refusal, refuse, type Store } from '../../api/Call.ts';

/** A change needs one proof. Twenty leave room for mistakes and keep an account below 200 MB until unused documents are deleted. */
const documentsPerDay = 20;
const day = 24 * 60 * 60 * 1000;

/** Keeps a document under an id that nobody can guess (API-030). Only the account it belongs to can name it in a change. */
export const uploadDocument: Handler<'uploadDocument'> = async ({ account, body, store, now }) => {
  const refusal = await limitRefusal(store, account.account_id, now);
  if (refusal !== null) return refusal;
  await store
    .updateTable('documents')
    .set({ state: 'done', size: body.size })
    .where('id', '=', body.id)
    .where('account_id', '=', account.account_id)
    .execute();
  return answer({ id: body.id });
};

async function limitRefusal(store: Store, accountId: string, now: Date): Promise<Refusal | null> {
  const since = new Date(now.getTime() - day).toISOString();
  const recent = await store
    .selectFrom('documents')
    .select('created_at')
    .where('account_id', '=', accountId)
    .where('state', '=', 'done')
    .where('claim_id', 'is', null)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .execute();
  const [oldest] = recent.slice(-documentsPerDay);
  if (oldest === undefined || recent.length < documentsPerDay) return null;
  const wait = Date.parse(oldest.created_at) + day - now.getTime();
  return { ...refuse(429, 'TOO_MANY_REQUESTS', 'documents'), retryAfter: Math.ceil(wait / 1000) };
}
