import type { Store } from '../../api/OperationCall.ts';
import { minute, second } from '../../settings/durations.ts';
import { settings } from '../../settings/settings.ts';
import { readSeconds } from './readSeconds.ts';
import { listGrants } from './storedModels.ts';

/** Each event that ends what was issued to a sign-in account, and whether the session that causes it stays. */
export const accessEndings = {
  passwordChange: { keepsOwnSession: true },
  passwordLink: { keepsOwnSession: false },
  emailChange: { keepsOwnSession: true },
  secondFactorChange: { keepsOwnSession: true },
  operatorFactorRemoval: { keepsOwnSession: false },
  operatorBlock: { keepsOwnSession: false },
  operatorReset: { keepsOwnSession: false },
  signOutEverywhere: { keepsOwnSession: false },
  deletion: { keepsOwnSession: false },
} as const satisfies Readonly<Record<string, { readonly keepsOwnSession: boolean }>>;

export type AccessEnding = keyof typeof accessEndings;

/**
 * Ends all that was issued to a sign-in account: sessions, sign-ins before their last step, codes, refresh tokens and access tokens, and the
 * links for a new password or address. `grantId` is the grant of the session that causes it, which stays for some endings; null without a
 * session. Runs in the transaction of the change that causes it, and locks the row of the sign-in account.
 */
export async function endAccess(
  store: Store,
  userId: string,
  ending: AccessEnding,
  grantId: string | null,
): Promise<void> {
  const validGrant = accessEndings[ending].keepsOwnSession ? grantId : null;
  const user = store.selectFrom('users').select(['account_id', 'valid_from']).where('id', '=', userId);
  const { account_id, valid_from } = await user.forUpdate().executeTakeFirstOrThrow();
  // A sign-in reads the clock under the same lock: each one until now has an earlier second.
  const validFrom = Math.max(await readSeconds(store), Date.parse(valid_from) / second) + 1;
  await store
    .updateTable('users')
    .set({ valid_from: new Date(validFrom * second).toISOString(), valid_grant: validGrant })
    .where('id', '=', userId)
    .execute();
  await store.deleteFrom('password_links').where('account_id', '=', account_id).execute();
  await store.deleteFrom('pending_emails').where('account_id', '=', account_id).execute();
  await endRecords(store, userId, validGrant);
}

/** Ends one session: its sign-in, its refresh tokens and its access tokens. */
export async function endSession(store: Store, userId: string, grantId: string): Promise<void> {
  const records = await listRecords(store, userId);
  await endListed(
    store,
    records.filter(({ model, payload }) => listGrants(model, payload).includes(grantId)),
  );
}

/** Ends the records of the provider, except those of the grant. Sessions stay as marks. */
async function endRecords(store: Store, userId: string, validGrant: string | null): Promise<void> {
  const records = await listRecords(store, userId);
  await endListed(
    store,
    records.filter(
      ({ model, payload }) => validGrant === null || !listGrants(model, payload).includes(validGrant),
    ),
  );
}

function listRecords(store: Store, userId: string) {
  return store
    .selectFrom('identity_records')
    .select(['model', 'id', 'payload'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}

async function endListed(
  store: Store,
  records: readonly { readonly model: string; readonly id: string }[],
): Promise<void> {
  for (const { model, id } of records) {
    if (model === 'Session') await markSession(store, id);
    else await store.deleteFrom('identity_records').where('model', '=', model).where('id', '=', id).execute();
  }
}

/** Marks a stored session as ended. The mark outlasts all requests under way. */
async function markSession(store: Store, id: string): Promise<void> {
  await store
    .updateTable('identity_records')
    .set(createMark())
    .where('model', '=', 'Session')
    .where('id', '=', id)
    .execute();
}

/** Returns the columns of an ended session. */
export function createMark() {
  const now = Date.now();
  const end = new Date(now + settings.identity.endedSessionMinutes * minute).toISOString();
  return { payload: '{}', ended_at: new Date(now).toISOString(), expires_at: end };
}
