import { respondWith, type Handler } from '../../api/OperationCall.ts';

export const getDeletionJob: Handler<'getDeletionJob'> = async ({ account, store }) => {
  const job = await store
    .selectFrom('deletion_jobs')
    .select(['state', 'deletes_on as deletesOn'])
    .where('account_id', '=', account.account_id)
    .executeTakeFirst();
  return job === undefined ? { kind: 'answer', status: 204 } : respondWith(job);
};
