import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CallOperation } from '../../api/OperationInput.ts';
import { claimReportCalls } from '../../api/claimReportCalls.ts';
import { useServices } from '../Services.ts';
import { useSessionData } from '../SessionData.ts';

/** The query for the list of reports. It is preloaded, and loaded again for a page that is opened later. */
export function buildReportListQuery(call: CallOperation, accountId: string) {
  return queryOptions({
    queryKey: ['claimReports'],
    queryFn: ({ signal }) => claimReportCalls.list(call, accountId, signal),
  });
}

/** Loads the reports of the account, if the insurer keeps them for customers. */
export function useClaimReports() {
  const { call } = useServices();
  const { identity, switches } = useSessionData();
  return useQuery({ ...buildReportListQuery(call, identity.accountId), enabled: switches.claimReports });
}

/** Loads one report with its answers. */
export function useClaimReport(claimId: string) {
  const { call } = useServices();
  const { identity, switches } = useSessionData();
  return useQuery({
    queryKey: ['claimReports', claimId],
    queryFn: ({ signal }) => claimReportCalls.one(call, identity.accountId, claimId, signal),
    enabled: switches.claimReports,
  });
}
