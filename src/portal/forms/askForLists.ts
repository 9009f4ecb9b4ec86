import { draftList } from '../session/useAccountDrafts.ts';
import { reportList } from '../session/useClaimReports.ts';
import type { OpenAccount } from '../session/OpenAccount.ts';
import type { Portal } from './prepareForm.ts';

/** Asks for what an account has begun and reported, so that both stand on their page from the first moment. */
export async function askForLists(
  { accountId, switches }: OpenAccount,
  { services: { call }, queries }: Portal,
): Promise<void> {
  await Promise.all([
    switches.drafts && queries.prefetchQuery(draftList(call, accountId)),
    switches.claimReports && queries.prefetchQuery(reportList(call, accountId)),
  ]);
}
