import { randomUUID } from 'node:crypto';
import { respondWith, type OperationCall, type Handler, refuse } from '../../api/OperationCall.ts';
import { createAccountMail } from '../../mail/createAccountMail.ts';
import { queueAccountMail } from '../../mail/queueAccountMail.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { endDraft, findDraftRefusal } from '../draft/sentDrafts.ts';
import { findPolicy } from '../policy/findPolicy.ts';
import { takeClaimReference } from './takeClaimReference.ts';
import { keepsReports } from './claimReports.ts';
import { writeClaimReceivedMail } from './writeClaimReceivedMail.ts';
import { fillKnownContractData, findClaimRefusal } from './rules.ts';
import claimOfRelated from './claimOfRelatedMail.de.json' with { type: 'json' };

const claimOfRelatedMail = createAccountMail('claimOfRelatedMail', claimOfRelated);

/**
 * Stores a claim on a contract of the account or of a related account (SEL-004, SEL-016), and queues its confirmation, in one transaction.
 * The owner of a related contract is told. A draft is
 * sent once: another device with the same draft is refused.
 */
export const reportClaim: Handler<'reportClaim'> = async (call) => {
  const { account, body, store, now, today, brand } = call;
  const found = await findPolicy(call, body.contractData.policyNumber);
  if (found === null) return refuse(403, 'FORBIDDEN');
  const { policy } = found;
  const sentBefore = await findDraftRefusal(call, policy.policyNumber);
  if (sentBefore !== null) return sentBefore;
  const refusedClaim = findClaimRefusal(body, policy, account, today);
  if (refusedClaim !== null) return refusedClaim;

  const { answers, ...sent } = body;
  const claim = fillKnownContractData(sent, policy);
  const keeps = keepsReports(call);
  const reference = await takeClaimReference(store, today);
  const claimId = randomUUID();
  await store
    .insertInto('claims')
    .values({
      id: claimId,
      account_id: account.account_id,
      policy_number: policy.policyNumber,
      reported_at: now.toISOString(),
      reference,
      claim: JSON.stringify(claim),
      answers: keeps && answers !== undefined ? JSON.stringify(answers) : null,
      review_since: null,
      decided_at: null,
    })
    .execute();
  await endDraft(call, policy.policyNumber, keeps ? `/claims/reports/${claimId}` : null);
  if (keeps) await notify(call, reference, policy.policyNumber);
  await queueAccountMail(call, 'confirmation', writeClaimReceivedMail(claim, account.profile, brand, today));
  if (found.fromRelatedAccount) {
    const values = { policyNumber: policy.policyNumber };
    const letter = claimOfRelatedMail({ account: found.owner, brand, values });
    await queueMail(store, letter, { account_id: found.owner.accountId });
  }
  return respondWith({ claimId, ...(keeps ? { reference, reportedAt: now.toISOString() } : {}) }, 201);
};

/** Adds a notification, which the bell of the portal shows. */
async function notify(
  { store, account, now }: Pick<OperationCall, 'store' | 'account' | 'now'>,
  reference: string,
  policyNumber: string,
): Promise<void> {
  await store
    .insertInto('notifications')
    .values({
      id: randomUUID(),
      account_id: account.account_id,
      created_at: now.toISOString(),
      message: JSON.stringify({ type: 'CLAIM_RECEIVED', displayName: reference, policyNumber }),
    })
    .execute();
}
