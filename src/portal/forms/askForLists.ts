import { draftListQuery } from '../session/hooks/useAccountDrafts.ts';
import { reportListQuery } from '../session/hooks/useClaimReports.ts';
import type { OpenAccount } from '../session/OpenAccount.ts';
import type { PreloadContext } from './prepareForm.ts';

/** Asks for what an account has begun and reported, so that both stand on their page from the first moment. */
export async function askForLists(
  { accountId, switches }: OpenAccount,
  { services: { call }, queries }: PreloadContext,
): Promise<void> {
  await Promise.all([
    switches.drafts && queries.prefetchQuery(draftListQuery(call, accountId)),
    switches.claimReports && queries.prefetchQuery(reportListQuery(call, accountId)),
  ]);
}
