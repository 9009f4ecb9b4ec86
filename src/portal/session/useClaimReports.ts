import { useQuery } from '@tanstack/react-query';
import { claimReportCalls } from '../api/claimReportCalls.ts';
import { useServices } from './Services.ts';
import { useSessionData } from './SessionData.ts';

/** The claims the account has reported; asked for only where the insurer keeps them for customers to read. */
export function useClaimReports() {
  const { call } = useServices();
  const { identity, switches } = useSessionData();
  return useQuery({
    queryKey: ['claimReports'],
    queryFn: ({ signal }) => claimReportCalls.list(call, identity.accountId, signal),
    enabled: switches.claimReports,
  });
}

/** One of them with its answers. */
export function useClaimReport(claimId: string) {
  const { call } = useServices();
  const { identity, switches } = useSessionData();
  return useQuery({
    queryKey: ['claimReports', claimId],
    queryFn: ({ signal }) => claimReportCalls.one(call, identity.accountId, claimId, signal),
    enabled: switches.claimReports,
  });
}
