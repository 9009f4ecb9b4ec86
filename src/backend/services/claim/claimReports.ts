import { applicationSwitches } from '../../../domain/applicationSwitches.ts';
import { toBerlinTime } from '../../../calendar/index.ts';
import type { ClaimReport } from '../../../protocol/index.ts';
import { respondWith, type OperationCall, type Handler, refuse } from '../../api/OperationCall.ts';
import { findClaimFiles, takesFiles } from './claimFiles.ts';
import { type StoredClaim, findClaim, findClaims } from './findClaims.ts';

/** Returns the claims of an account, the newest first. */
export const getClaimReports: Handler<'getClaimReports'> = async (call) => {
  const claims = await findClaims(call.store, call.account.account_id);
  return respondWith(claims.map(toClaimReport));
};

/** The response is the same for a missing report and for one of another account. */
export const getClaimReport: Handler<'getClaimReport'> = async (call) => {
  const claim = await findClaim(call.store, call.account.account_id, call.path.claimId);
  if (claim === null) return refuse(404, 'NOT_FOUND');
  const files = takesFiles(call) ? { files: await findClaimFiles(call.store, claim.id) } : {};
  return respondWith({ ...toClaimReport(claim), answers: [...(claim.answers ?? [])], ...files });
};

/** Returns true when this account may read its reports. */
export function keepsReports({ account }: Pick<OperationCall, 'account'>): boolean {
  return applicationSwitches(account.application).claimReports;
}

function toClaimReport(stored: StoredClaim): ClaimReport {
  const { contractData, claimDetails } = stored.claim;
  const stages = [
    { name: 'RECEIVED', moment: stored.reported_at },
    { name: 'IN_REVIEW', moment: stored.review_since },
    { name: 'DECIDED', moment: stored.decided_at },
  ] as const;
  return {
    claimId: stored.id,
    reference: stored.reference,
    policyNumber: stored.policy_number,
    carModel: contractData.carModel,
    licensePlate: contractData.licensePlate ?? null,
    claimDate: claimDetails.claimDate,
    reportedAt: stored.reported_at,
    stages: stages.flatMap(({ name, moment }) =>
      moment === null ? [] : [{ name, since: toBerlinTime(new Date(moment)).day }],
    ),
  };
}
