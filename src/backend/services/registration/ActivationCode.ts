import type { Selectable } from 'kysely';
import type { Store } from '../../api/OperationCall.ts';
import type { Tables } from '../../store/Tables.ts';

export type ActivationCode = Selectable<Tables['activation_codes']>;

/** Finds the last code of the account and locks it until the transaction ends. */
export function findLastCode(store: Store, accountId: string): Promise<ActivationCode | undefined> {
  return store
    .selectFrom('activation_codes')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}
