import { randomUUID } from 'node:crypto';
import type { Policy, PolicyChange } from '../../../protocol/index.ts';
import { type OperationCall, type Handler, type Refusal, refuse } from '../../api/OperationCall.ts';
import { queueAccountMail } from '../../mail/queueAccountMail.ts';
import { type EffectOfChange, decideEffect } from '../change/decideEffect.ts';
import { prepareChange } from './prepareChange.ts';
import { writePolicyChangeMail } from './writePolicyChangeMail.ts';
import { settings } from '../../settings/settings.ts';

/**
 * Changes a contract at once, stores the change until its day, or hands it to the back office, which needs until the next day at least
 * (API-008). Changes of an account run one after the other, because its row is locked.
 */
export const changePolicy: Handler<'changePolicy'> = async (call) => {
  const { account, path, body, headers, today, brand } = call;
  const { asyncChange, customerEmail: _customerEmail, ...change } = body;
  if (headers['asyncchange'] !== undefined && headers['asyncchange'] !== String(asyncChange))
    return refuse(400, 'ASYNC_CHANGE_CONTRADICTS');
  const wanted = { policyNumber: path.policyId, change, isCalculation: false, etag: headers['if-match'] };
  const prepared = await prepareChange(call, wanted);
  if (prepared.kind === 'refusal') return prepared;
  const { policy, changed, items, switches } = prepared;
  if (items.length === 0) return refuse(400, 'NOTHING_CHANGED');
  const refusedDocument = await bindDocument(call, policy, change);
  if (refusedDocument !== null) return refusedDocument;

  const { validFrom } = change;
  const effect = decideEffect(
    { validFrom, asyncChange, daysAtOnce: settings.change.policyDaysAtOnce },
    { today, switches },
  );
  await storeChange(call, { policy, changed, change, ...effect });
  await queueAccountMail(
    call,
    'policyChange',
    writePolicyChangeMail({ policy, changed, items, ...effect }, account.profile, { brand, today }),
  );
  return { kind: 'answer', status: effect.handedOver ? 202 : 204 };
};

/**
 * Binds an uploaded proof to this change, so that it is kept. Only a change to public service has a proof; it has to belong to the account
 * and to no other change.
 */
async function bindDocument(
  { account, store, now }: Pick<OperationCall, 'account' | 'store' | 'now'>,
  policy: Policy,
  { uploadDocumentId, occupationalGroup }: PolicyChange,
): Promise<Refusal | null> {
  if (uploadDocumentId === undefined) return null;
  const becomesPublicService =
    occupationalGroup === 'PUBLIC_SERVICE' && policy.risks[0]?.occupationalGroup !== occupationalGroup;
  if (!becomesPublicService) return refuse(400, 'UNKNOWN_DOCUMENT', 'no public service');
  const { numUpdatedRows } = await store
    .updateTable('documents')
    .set({ used_at: now.toISOString() })
    .where('id', '=', uploadDocumentId)
    .where('account_id', '=', account.account_id)
    .where('state', '=', 'done')
    .where('claim_id', 'is', null)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? null : refuse(400, 'UNKNOWN_DOCUMENT');
}

interface StoredChange extends EffectOfChange {
  readonly policy: Policy;
  readonly changed: Policy;
  readonly change: PolicyChange;
}

/** Stores the change. Earlier changes whose day has come become part of the contract. */
async function storeChange(
  { account, store, now, today }: Pick<OperationCall, 'account' | 'store' | 'now' | 'today'>,
  { policy, changed, change, handedOver, takesEffectOn }: StoredChange,
): Promise<void> {
  const { policyNumber } = policy;
  const done = takesEffectOn <= today;
  await store
    .updateTable('policy_changes')
    .set({ done: true })
    .where('policy_number', '=', policyNumber)
    .execute();
  await store
    .updateTable('policies')
    .set({ data: JSON.stringify(done ? changed : policy) })
    .where('policy_number', '=', policyNumber)
    .execute();
  await store
    .insertInto('policy_changes')
    .values({
      id: randomUUID(),
      account_id: account.account_id,
      policy_number: policyNumber,
      received_at: now.toISOString(),
      takes_effect_on: takesEffectOn,
      handed_over: handedOver,
      change: JSON.stringify(change),
      document_id: change.uploadDocumentId ?? null,
      done,
    })
    .execute();
}
