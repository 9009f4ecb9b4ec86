import type { Selectable } from 'kysely';
import type { Store } from '../../api/OperationCall.ts';
import { draftAge } from '../../store/retention.ts';
import type { Tables } from '../../store/Tables.ts';
import type { DataCipher } from '../../store/sealing/createDataCipher.ts';
import { settings } from '../../settings/settings.ts';

const { mostPerAccount } = settings.draft;

type StoredDraft = Selectable<Tables['drafts']>;

/** The key of a draft: there is one for each form and contract of an account. */
export interface DraftPlace {
  readonly accountId: string;
  readonly form: string;
  readonly policyNumber: string;
}

/** Returns the condition that a draft is the one of this form and contract. */
export function isAt({ form, policyNumber }: DraftPlace) {
  return (row: Pick<StoredDraft, 'form' | 'policy_number'>): boolean =>
    row.form === form && row.policy_number === policyNumber;
}

interface DraftContent {
  readonly step: string;
  readonly content: string;
}

/** Finds the drafts of an account that are not too old, the last one first. */
export function findDrafts(store: Store, accountId: string, now: Date): Promise<StoredDraft[]> {
  return store
    .selectFrom('drafts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('stored_at', '>', new Date(now.getTime() - draftAge).toISOString())
    .orderBy('stored_at', 'desc')
    .orderBy('policy_number')
    .limit(mostPerAccount)
    .execute();
}

/** Decrypts a draft; null when its key is missing. */
export function decryptDraft(cipher: DataCipher, row: StoredDraft): DraftContent | null {
  const text = cipher.open(row.sealed, serializeDraftOwner(row));
  return text === null ? null : (JSON.parse(text) as DraftContent);
}

/** Stores a draft in place of the earlier one, and removes the oldest drafts beyond the limit. */
export async function storeDraft(
  store: Store,
  cipher: DataCipher,
  { accountId, form, policyNumber }: DraftPlace,
  { revision, changedAt, now, step, content }: DraftContent & DraftState,
): Promise<StoredDraft> {
  const place = { account_id: accountId, form, policy_number: policyNumber };
  const state = {
    revision,
    changed_at: changedAt,
    stored_at: now.toISOString(),
    sealed: cipher.seal(JSON.stringify({ step, content } satisfies DraftContent), serializeDraftOwner(place)),
  };
  const row = await store
    .insertInto('drafts')
    .values({ ...place, ...state })
    .onConflict((conflict) => conflict.columns(['account_id', 'form', 'policy_number']).doUpdateSet(state))
    .returningAll()
    .executeTakeFirstOrThrow();
  const others = await store
    .selectFrom('drafts')
    .select(['form', 'policy_number'])
    .where('account_id', '=', accountId)
    .orderBy('stored_at', 'desc')
    .offset(mostPerAccount)
    .execute();
  for (const other of others)
    await removeDraft(store, { accountId, form: other.form, policyNumber: other.policy_number });
  return row;
}

interface DraftState {
  readonly revision: string;
  readonly changedAt: string;
  readonly now: Date;
}

export async function removeDraft(
  store: Store,
  { accountId, form, policyNumber }: DraftPlace,
): Promise<void> {
  await store
    .deleteFrom('drafts')
    .where('account_id', '=', accountId)
    .where('form', '=', form)
    .where('policy_number', '=', policyNumber)
    .execute();
}

/** Returns the text that binds an encrypted draft to its row. */
function serializeDraftOwner(place: Pick<StoredDraft, 'account_id' | 'form' | 'policy_number'>): string {
  return JSON.stringify([place.account_id, place.form, place.policy_number]);
}
