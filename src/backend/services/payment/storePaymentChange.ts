import { randomUUID } from 'node:crypto';
import type { PaymentParts } from '../../../protocol/index.ts';
import type { OperationCall } from '../../api/OperationCall.ts';
import type { EffectOfChange } from '../change/decideEffect.ts';

import { applyPayment } from '../change/applyPayment.ts';

interface StoredChange extends EffectOfChange {
  readonly policyNumber: string;
  readonly parts: PaymentParts;
}

/**
 * Stores a change, and applies the changes that are valid by now to the contract: earlier ones in the order of their days, and this one if
 * it is valid from today on.
 */
export async function storePaymentChange(
  { account, store, now, today }: Pick<OperationCall, 'account' | 'store' | 'now' | 'today'>,
  { policyNumber, parts, handedOver, takesEffectOn }: StoredChange,
): Promise<void> {
  await store
    .insertInto('payment_changes')
    .values({
      id: randomUUID(),
      account_id: account.account_id,
      policy_number: policyNumber,
      received_at: now.toISOString(),
      takes_effect_on: takesEffectOn,
      handed_over: handedOver,
      change: JSON.stringify(parts),
      done: false,
    })
    .execute();
  const due = await store
    .selectFrom('payment_changes')
    .select(['id', 'change'])
    .where('policy_number', '=', policyNumber)
    .where('done', '=', false)
    .where('takes_effect_on', '<=', today)
    .orderBy('takes_effect_on')
    .orderBy('received_at')
    .execute();
  if (due.length === 0) return;
  const { data } = await store
    .selectFrom('policies')
    .select('data')
    .where('policy_number', '=', policyNumber)
    .executeTakeFirstOrThrow();
  const zip = account.profile.address?.zip ?? '';
  const changed = due.reduce((policy, { change }) => applyPayment(policy, change, zip), data);
  await store
    .updateTable('policies')
    .set({ data: JSON.stringify(changed) })
    .where('policy_number', '=', policyNumber)
    .execute();
  await store
    .updateTable('payment_changes')
    .set({ done: true })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .execute();
}
