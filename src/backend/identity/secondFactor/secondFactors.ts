import type { Selectable } from 'kysely';
import type { Store } from '../../api/OperationCall.ts';
import { minute } from '../../settings/durations.ts';
import { settings } from '../../settings/settings.ts';
import type { IdentityTables } from '../../store/IdentityTables.ts';

export type SecondFactor = Selectable<IdentityTables['second_factors']>;

/** The data with which a set-up begins. */
type NewFactor = Pick<SecondFactor, 'kind' | 'browser' | 'secret' | 'challenge'>;

/** Lists the second factors of a sign-in account that are set up, the oldest first. */
export function listSecondFactors(store: Store, userId: string): Promise<SecondFactor[]> {
  return store
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Stores the begin of a set-up and returns its id. It replaces an earlier one that was not finished. */
export async function beginFactor(
  store: Store,
  userId: string,
  factor: NewFactor,
  now: Date,
): Promise<string> {
  await store
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .execute();
  const { id } = await store
    .insertInto('second_factors')
    .values({ ...factor, user_id: userId, created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Finds a set-up of a sign-in account that was begun a few minutes ago and is not finished. */
export function findBegunFactor(
  store: Store,
  userId: string,
  id: string,
  now: Date,
): Promise<SecondFactor | undefined> {
  const since = new Date(now.getTime() - settings.identity.secondFactor.setupMinutes * minute);
  return store
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where((row) => row(row.cast<string>('id', 'text'), '=', id))
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirst();
}

/** Finishes a set-up: from now on the step is asked for. */
export async function confirmFactor(
  store: Store,
  id: string,
  passkey: SecondFactor['passkey'],
  now: Date,
): Promise<void> {
  await store
    .updateTable('second_factors')
    .set({
      confirmed_at: now.toISOString(),
      challenge: null,
      // The proof of the set-up is no use.
      used_at: null,
      passkey: passkey === null ? null : JSON.stringify(passkey),
    })
    .where('id', '=', id)
    .execute();
}

/** Removes second factors of a sign-in account: that of the id, or all of them when it is null. Recovery codes go with the last one. */
export async function removeFactors(store: Store, userId: string, id: string | null): Promise<void> {
  let removal = store.deleteFrom('second_factors').where('user_id', '=', userId);
  if (id !== null) removal = removal.where('id', '=', id);
  await removal.execute();
  if ((await listSecondFactors(store, userId)).length > 0) return;
  await store.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}
