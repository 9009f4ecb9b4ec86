import { signInHistoryDays } from '../../../../rules/_shared/settings.json';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { SignInTry } from '../../../protocol/index.ts';
import { BackLink } from '../../../ui/buttons/BackLink.tsx';
import { LoadProblem } from '../../shell/messages/LoadProblem.tsx';
import { PageLoading } from '../../../ui/loading/PageLoading.tsx';
import rows from '../../../ui/style/RowList.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';
import { sessionCalls } from '../../api/sessionCalls.ts';
import { useServices } from '../../session/Services.ts';
import { useSessionData } from '../../session/SessionData.ts';
import { useSecondStep } from '../../session/hooks/useSecondStep.ts';
import { sessionsKey } from '../../session/hooks/useSessionEnd.ts';
import { isUnreadable } from '../../../domain/isUnreadable.ts';
import { LostEntries } from '../../shell/messages/LostEntries.tsx';
import { PageHeading } from '../../shell/layout/PageHeading.tsx';
import { formatMoment, nameDevice } from './describeSession.ts';
import { OpenSessions } from './OpenSessions.tsx';
import { SecondStep } from './SecondStep.tsx';
import classes from './SessionsPage.module.css';

/** Open sessions and the latest tries to sign in. The customer ends one session or all of them. */
export function SessionsPage() {
  const { t } = useTexts();
  const { call } = useServices();
  const { accountId } = useSessionData().identity;
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => sessionCalls.list(call, accountId, signal),
  });
  const steps = useSecondStep();
  if (isPending || steps.query.isPending) return <PageLoading />;

  return (
    <>
      <BackLink to="/myAccount">{t('account:title')}</BackLink>
      <PageHeading>
        <p>{t('account:sessions.intro')}</p>
      </PageHeading>
      {isError && data === undefined ? (
        <LoadProblem what={t('account:sessions.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <OpenSessions sessions={data.sessions} />
          <LostEntries of="sessions" count={data.lost} />
          <SecondStep steps={steps} />
          {(data.signIns.length > 0 || !isUnreadable(data, 'signIns')) && <SignIns signIns={data.signIns} />}
          <p className={classes.hint}>
            <span>{t('account:sessions.strange')}</span>{' '}
            <Link to="/myAccount/changePassword">{t('account:sessions.password')}</Link>
          </p>
        </>
      )}
    </>
  );
}

function SignIns({ signIns }: { readonly signIns: readonly SignInTry[] }) {
  const { t } = useTexts();
  return (
    <section className={classes.section} aria-labelledby="sign-ins">
      <h2 id="sign-ins">{t('account:sessions.signIns', { days: signInHistoryDays.value })}</h2>
      {signIns.length === 0 ? (
        <p>{t('account:sessions.noSignIns')}</p>
      ) : (
        <ul className={rows['rows']}>
          {signIns.map((signIn) => (
            <SignInRow key={signIn.at} signIn={signIn} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SignInRow({ signIn: { at, browser, outcome, times } }: { readonly signIn: SignInTry }) {
  const { t } = useTexts();
  return (
    <li className={classes.row}>
      <div>
        <strong>{formatMoment(at)}</strong>
        <p>{nameDevice(browser, t)}</p>
      </div>
      <p>
        {outcome === 'done' ? t('account:sessions.done') : t('account:sessions.refused', { count: times })}
      </p>
    </li>
  );
}
