import type { Selectable } from 'kysely';
import type { Store } from '../../api/OperationCall.ts';
import type { Tables } from '../../store/Tables.ts';

export type ActivationCode = Selectable<Tables['activation_codes']>;

/** The code the account ordered last; inside the transaction nobody else can touch it afterwards. */
export function lastCode(store: Store, accountId: string): Promise<ActivationCode | undefined> {
  return store
    .selectFrom('activation_codes')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}
