import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../ui/texts/useTexts.ts';
import { sessionCalls } from '../../api/sessionCalls.ts';
import { useServices } from '../Services.ts';
import { useSessionData } from '../SessionData.ts';
import { useFailureReport } from './useFailureReport.ts';
import { useBannerStore } from '../stores/bannerStore.ts';

/** The key of the query for the sessions of the account. */
export const sessionsKey = ['sessions'];

/** Ends one session, or all of them and signs out. A failure is told at the top of the page. */
export function useSessionEnd() {
  const { t } = useTexts();
  const { call, signOut } = useServices();
  const { accountId } = useSessionData().identity;
  const queries = useQueryClient();
  const show = useBannerStore(({ show: showBanner }) => showBanner);
  const report = useFailureReport();
  const { mutate: end } = useMutation({
    mutationFn: (id: string) => sessionCalls.end(call, accountId, id),
    onSuccess: () => show({ level: 'success', text: t('account:sessions.ended') }),
    onError: (error, id) => report(t('account:sessions.endFailed'), error, () => end(id)),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
  const { mutate: endAll } = useMutation({
    mutationFn: () => sessionCalls.endAll(call, accountId),
    onSuccess: signOut,
    onError: (error) => report(t('account:sessions.endFailed'), error, () => endAll()),
  });
  return { end, endAll };
}
