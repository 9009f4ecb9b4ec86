import {
  respondWith,
  type OperationCall,
  type Handler,
  refuse,
  type SlowHandler,
} from '../../api/OperationCall.ts';
import { addDays } from '../../../calendar/index.ts';
import { settings } from '../../settings/settings.ts';
import { findPolicy } from '../policy/findPolicy.ts';
import { listContractPapers } from './listContractPapers.ts';

/** Lists the documents of a contract. One that was downloaded counts as read, and so does an old one. */
export const getDocuments: Handler<'getDocuments'> = async (call) => {
  const found = await findPolicy(call, call.path.policyNumber);
  if (found === null) return refuse(404, 'NOT_FOUND');
  const papers = await listContractPapers(call, found);
  const read = await readIds(call, found.policy.policyNumber);
  const since = addDays(call.today, -settings.document.unreadDays);
  return respondWith(
    papers.map(({ id, fileName, created }) => ({
      id,
      fileName,
      created,
      read: read.has(id) || created < since,
    })),
  );
};

/** Returns a document, which counts as read by this account from then on. */
export const downloadDocument: SlowHandler<'downloadDocument'> = {
  prepare: async (call) => {
    const { policyNumber, documentId } = call.path;
    const found = await findPolicy(call, policyNumber);
    const papers = found === null ? [] : await listContractPapers(call, found);
    const wanted = papers.find(({ id }) => id === documentId);
    if (wanted === undefined) return refuse(404, 'NOT_FOUND');
    const bytes = await wanted.content();
    return async ({ account, store, now }) => {
      await store
        .insertInto('read_documents')
        .values({
          account_id: account.account_id,
          policy_number: policyNumber,
          document_id: documentId,
          read_at: now.toISOString(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { kind: 'file', mediaType: 'application/pdf', name: wanted.fileName, bytes };
    };
  },
};

async function readIds(
  { account, store }: Pick<OperationCall, 'account' | 'store'>,
  policyNumber: string,
): Promise<ReadonlySet<string>> {
  const rows = await store
    .selectFrom('read_documents')
    .select('document_id')
    .where('account_id', '=', account.account_id)
    .where('policy_number', '=', policyNumber)
    .execute();
  return new Set(rows.map(({ document_id }) => document_id));
}
