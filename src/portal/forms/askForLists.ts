import { buildDraftListQuery } from '../session/hooks/useAccountDrafts.ts';
import { buildReportListQuery } from '../session/hooks/useClaimReports.ts';
import type { OpenAccount } from '../session/OpenAccount.ts';
import type { PreloadContext } from './prepareForm.ts';

/** Preloads the drafts and reports of an account, so that their page shows both from the start. */
export async function askForLists(
  { accountId, switches }: OpenAccount,
  { services: { call }, queries }: PreloadContext,
): Promise<void> {
  await Promise.all([
    switches.drafts && queries.prefetchQuery(buildDraftListQuery(call, accountId)),
    switches.claimReports && queries.prefetchQuery(buildReportListQuery(call, accountId)),
  ]);
}
