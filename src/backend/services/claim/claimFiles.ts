import { applicationSwitches } from '../../../domain/applicationSwitches.ts';
import type { ClaimFile } from '../../../protocol/index.ts';
import {
  respondWith,
  type OperationCall,
  type Handler,
  refuse,
  refuseAtLimit,
  type Store,
} from '../../api/OperationCall.ts';
import { getFileUses } from '../../api/costs.ts';
import { createDatabaseCounters } from '../../limits/createDatabaseCounters.ts';
import { getSessionKey } from '../../limits/listSubjects.ts';
import { refund, spend } from '../../limits/spend.ts';
import { findClaim } from './findClaims.ts';
import { settings } from '../../settings/settings.ts';

const getUses = (call: Pick<OperationCall, 'account' | 'grantId'>) =>
  getFileUses('addClaimFile', getSessionKey(call));

/** Stores a file with a report of the account, for as long as the report. */
export const addClaimFile: Handler<'addClaimFile'> = async (call) => {
  const { account, body, path, query, store, now } = call;
  const claim = await findClaim(store, account.account_id, path.claimId);
  if (claim === null) return refuse(404, 'NOT_FOUND');
  if ((await findClaimFiles(store, claim.id)).length >= settings.claim.mostFiles)
    return refuse(409, 'TOO_MANY_FILES');
  const usedUp = await spend(createDatabaseCounters(store), getUses(call), now);
  if (usedUp !== null) return refuseAtLimit(usedUp);
  const name = query['name'] ?? '';
  await store
    .updateTable('documents')
    .set({ state: 'done', size: body.size, claim_id: claim.id, name, used_at: now.toISOString() })
    .where('id', '=', body.id)
    .where('account_id', '=', account.account_id)
    .execute();
  return respondWith({ id: body.id, name, size: body.size });
};

/** Removes a file. A file of another report or account stays; the response is the same. */
export const removeClaimFile: Handler<'removeClaimFile'> = async (call) => {
  const { account, path, store } = call;
  const claim = await findClaim(store, account.account_id, path.claimId);
  if (claim === null) return refuse(404, 'NOT_FOUND');
  const file = (await findClaimFiles(store, claim.id)).find(({ id }) => id === path.fileId);
  if (file !== undefined) {
    await store.deleteFrom('documents').where('id', '=', file.id).execute();
    await refund(createDatabaseCounters(store), getUses(call));
  }
  return { kind: 'answer', status: 204 };
};

/** Finds the files of a report, in order of arrival. */
export function findClaimFiles(store: Store, claimId: string): Promise<ClaimFile[]> {
  return store
    .selectFrom('documents')
    .select(({ fn }) => ['id', fn.coalesce('name', 'media_type').as('name'), 'size'])
    .where('claim_id', '=', claimId)
    .where('state', '=', 'done')
    .orderBy('used_at')
    .orderBy('id')
    .execute();
}

/** Returns true when reports of this account may have files. */
export function takesFiles({ account }: Pick<OperationCall, 'account'>): boolean {
  return applicationSwitches(account.application).claimFiles;
}
