import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { consentAgainAfterDays } from '../../../../rules/_shared/settings.json';
import { isUnreadable } from '../../../domain/isUnreadable.ts';
import { isConsentDue } from '../../../domain/isConsentDue.ts';
import { hasOpenPremiums } from '../../../domain/hasOpenPremiums.ts';
import { loadAccountState } from '../../api/loadAccountState.ts';
import { useServices } from '../../session/Services.ts';
import { useSessionData } from '../../session/SessionData.ts';
import { useClosedDialog } from '../../session/hooks/useClosedDialog.ts';
import { useDowntime } from '../../session/hooks/useDowntime.ts';
import { useToday } from '../../session/hooks/useToday.ts';

/** The dialog loads the form engine, which the start page usually does not need. */
const ConsentDialog = lazy(async () => ({
  default: (await import('./ConsentDialog.tsx')).ConsentDialog,
}));

/** Asks for consents when there is no recent answer (DASH-013). A closed question stays closed until the next sign-in. */
export function ConsentRequest() {
  const { call } = useServices();
  const today = useToday();
  const { identity, account } = useSessionData();
  const isDowntime = useDowntime('screens') !== null;
  const { accountId } = identity;
  const { data: lastChange } = useQuery({
    queryKey: ['customerConfiguration'],
    staleTime: Infinity,
    queryFn: ({ signal }) => loadAccountState.lastConsentChange(call, accountId, signal),
  });
  const isDue =
    lastChange !== undefined &&
    !isUnreadable(account, 'consent') &&
    isConsentDue({
      lastChange,
      today,
      againAfterDays: consentAgainAfterDays.value,
      hasOpenPremiums: hasOpenPremiums(account),
      isDowntime,
    });
  return isDue ? <Request key={lastChange} after={lastChange ?? 'never'} /> : null;
}

function Request({ after }: { readonly after: string }) {
  const [isClosed, close] = useClosedDialog(`consent.${after}`);
  if (isClosed) return null;
  return (
    <Suspense>
      <ConsentDialog onClose={close} />
    </Suspense>
  );
}
