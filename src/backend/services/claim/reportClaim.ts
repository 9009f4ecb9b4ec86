import { randomUUID } from 'node:crypto';
import { applicationSwitches } from '../../../domain/applicationSwitches.ts';
import { answer, type Handler, refuse } from '../../api/Call.ts';
import { queueAccountMail } from '../../mail/queueAccountMail.ts';
import { findPolicy } from '../policy/findPolicy.ts';
import { confirmationMail } from './confirmationMail.ts';
import { claimAsKnown, claimRefusal } from './rules.ts';

/**
 * Stores a claim on a contract the account sees, its own or a related account's (SEL-004, SEL-016), and queues its confirmation, both or
 * neither.
 */
export const reportClaim: Handler<'reportClaim'> = async (call) => {
  const { account, body, store, now, today, brand } = call;
  if (!applicationSwitches(account.application).claimReport) return refuse(403, 'FUNCTIONALITY_OFF');
  const found = await findPolicy(call, body.contractData.policyNumber);
  if (found === null) return refuse(403, 'FORBIDDEN');
  const { policy } = found;
  const refusedClaim = claimRefusal(body, policy, account, today);
  if (refusedClaim !== null) return refusedClaim;

  const claim = claimAsKnown(body, policy);
  const claimId = randomUUID();
  await store
    .insertInto('claims')
    .values({
      id: claimId,
      account_id: account.account_id,
      policy_number: policy.policyNumber,
      reported_at: now.toISOString(),
      claim: JSON.stringify(claim),
    })
    .execute();
  await queueAccountMail(call, confirmationMail(claim, account.profile, brand, today));
  return answer({ claimId }, 201);
};
