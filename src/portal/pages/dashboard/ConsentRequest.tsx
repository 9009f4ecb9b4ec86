import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import settings from '../../../../rules/_shared/settings.json';
import { consentDue } from '../../../domain/consentDue.ts';
import type { AnswerOf } from '../../../protocol/index.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useServices } from '../../session/Services.ts';
import { useSessionData } from '../../session/SessionData.ts';
import { useDismissedNotice } from '../../session/useDismissedNotice.ts';
import { useDowntime } from '../../session/useDowntime.ts';
import { useWizardPorts } from '../../session/useWizardPorts.ts';

/** Asks for consents where there is no recent answer (DASH-013); once closed on a device it is not asked there again. */
export function ConsentRequest() {
  const { call, today } = useServices();
  const { identity, account } = useSessionData();
  const isDowntime = useDowntime('screens') !== null;
  const { accountId } = identity;
  const { data: lastChange } = useQuery({
    queryKey: ['customerConfiguration'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const reply = await call('getCustomerConfiguration', { path: { accountId }, signal });
      if (reply === 'network' || reply.status !== 200)
        throw new Error('No answer to getCustomerConfiguration');
      return (reply.body as AnswerOf<'getCustomerConfiguration'>).lastConsentChange ?? null;
    },
  });
  const isDue =
    lastChange !== undefined &&
    consentDue({
      lastChange,
      today: today(),
      againAfterDays: settings['consentAgainAfterDays'].value,
      dunningLevel: account.dunningLevel ?? 0,
      isDowntime,
    });
  return isDue ? <Request key={lastChange} after={lastChange ?? 'never'} /> : null;
}

function Request({ after }: { readonly after: string }) {
  const [isDismissed, dismiss] = useDismissedNotice(`consent.${after}`);
  const ports = useWizardPorts(null);
  if (isDismissed) return null;
  return (
    <Suspense>
      <FormDialog id="communication" ports={ports} onClose={dismiss} />
    </Suspense>
  );
}
