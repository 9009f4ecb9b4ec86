import { type OperationCall, type Refusal, refuse } from '../../api/OperationCall.ts';
import { draftAge } from '../../store/retention.ts';
import { type DraftPlace, findDrafts, isAt, removeDraft } from './findDrafts.ts';

type SendingCall = Pick<OperationCall, 'account' | 'headers' | 'store' | 'now'>;

/** The draft that a form is sent from. */
interface StatedDraft extends DraftPlace {
  /** The states that the account may have; `none`: it may have no state. */
  readonly revisions: readonly string[];
}

/** Refuses to send a form about a contract from a draft that is older than the one of the account, or gone; null when it may be sent. */
export async function findDraftRefusal(call: SendingCall, policyNumber: string): Promise<Refusal | null> {
  const stated = readStatedDraft(call, policyNumber);
  if (stated === null) return null;
  const { store, now } = call;
  const known = (await findDrafts(store, stated.accountId, now)).find(isAt(stated));
  if (known !== undefined)
    return stated.revisions.includes(known.revision) ? null : refuse(409, 'DRAFT_CHANGED');
  if (stated.revisions.includes('none')) return null;
  const sent = await store
    .selectFrom('sent_drafts')
    .select('receipt')
    .where((row) => row.and(toKey(stated)))
    .where('sent_at', '>', new Date(now.getTime() - draftAge).toISOString())
    .executeTakeFirst();
  if (sent === undefined) return refuse(409, 'DRAFT_GONE');
  const refusal = refuse(409, 'DRAFT_SENT');
  return sent.receipt === null ? refusal : { ...refusal, receipt: sent.receipt };
}

/** Removes the draft that was sent, and stores the address of its receipt for other devices with the same draft. */
export async function endDraft(
  call: SendingCall,
  policyNumber: string,
  receipt: string | null,
): Promise<void> {
  const stated = readStatedDraft(call, policyNumber);
  if (stated === null) return;
  const { store, now } = call;
  await removeDraft(store, stated);
  const state = { receipt, sent_at: now.toISOString() };
  await store
    .insertInto('sent_drafts')
    .values({ ...toKey(stated), ...state })
    .onConflict((conflict) => conflict.columns(['account_id', 'form', 'policy_number']).doUpdateSet(state))
    .execute();
}

/** Reads the header of a client that keeps drafts with the account; null without it. */
function readStatedDraft({ account, headers }: SendingCall, policyNumber: string): StatedDraft | null {
  const [form, ...revisions] = headers['draft-revision']?.split('/') ?? [];
  return form === undefined ? null : { accountId: account.account_id, form, policyNumber, revisions };
}

function toKey({ accountId, form, policyNumber }: DraftPlace) {
  return { account_id: accountId, form, policy_number: policyNumber };
}
