import type { Operation } from '../../protocol/index.ts';
import { createDatabaseCounters } from '../limits/createDatabaseCounters.ts';
import { getSessionKey } from '../limits/listSubjects.ts';
import { findUsedUp } from '../limits/spend.ts';
import type { Database } from '../store/openDatabase.ts';
import { getFileUses } from './costs.ts';
import type { IncomingCall } from './IncomingCall.ts';
import { type Refusal, refuseAtLimit, type StoredAccount } from './OperationCall.ts';
import { readIdempotencyKey } from './readRequest.ts';

interface FileSender {
  readonly incoming: IncomingCall;
  readonly parts: { readonly database: Database; readonly clock: () => Date };
  readonly account: StoredAccount;
  readonly grantId: string | null;
}

/**
 * Returns the refusal of a file before it is received, when the session has stored all that it may. A repeated call is received: its first
 * response waits for it.
 */
export async function findFileRefusal(
  { id }: Operation,
  { incoming, parts, account, grantId }: FileSender,
): Promise<Refusal | null> {
  const { query } = parts.database;
  const uses = getFileUses(id, getSessionKey({ account, grantId }));
  const usedUp = await findUsedUp(createDatabaseCounters(query), uses, parts.clock());
  if (usedUp === null) return null;
  const key = readIdempotencyKey(incoming);
  const first = await query
    .selectFrom('idempotency_keys')
    .select('key')
    .where('account_id', '=', account.account_id)
    .where('operation', '=', id)
    .where('key', '=', key ?? '')
    .executeTakeFirst();
  return first === undefined ? refuseAtLimit(usedUp) : null;
}
