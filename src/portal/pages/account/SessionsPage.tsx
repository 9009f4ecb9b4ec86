import { signInHistoryDays } from '../../../../rules/_shared/settings.json';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDay, formatTime, toBerlinTime } from '../../../calendar/index.ts';
import type { OpenSession, SignInTry } from '../../../protocol/index.ts';
import { BackLink } from '../../../ui/buttons/BackLink.tsx';
import { QuestionDialog } from '../../../ui/dialogs/QuestionDialog.tsx';
import { LoadFailure } from '../../../ui/loading/LoadFailure.tsx';
import { PageLoading } from '../../../ui/loading/PageLoading.tsx';
import rows from '../../../ui/style/RowList.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';
import { sessionCalls } from '../../api/sessionCalls.ts';
import { useServices } from '../../session/Services.ts';
import { useSessionData } from '../../session/SessionData.ts';
import { useBannerStore } from '../../session/stores/bannerStore.ts';
import { PageHeading } from '../../shell/layout/PageHeading.tsx';
import classes from './SessionsPage.module.css';

const queryKey = ['sessions'];

/** Open sessions and the latest tries to sign in. The customer ends one session or all of them. */
export function SessionsPage() {
  const { t } = useTexts();
  const { call } = useServices();
  const { accountId } = useSessionData().identity;
  const { data, isPending, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => sessionCalls.list(call, accountId, signal),
    refetchOnMount: 'always',
  });
  if (isPending) return <PageLoading />;

  return (
    <>
      <BackLink to="/myAccount">{t('account:title')}</BackLink>
      <PageHeading>
        <p>{t('account:sessions.intro')}</p>
      </PageHeading>
      {isError && data === undefined ? (
        <LoadFailure text={t('account:sessions.failed')} onRetry={() => void refetch()} />
      ) : (
        <>
          <OpenSessions sessions={data.sessions} />
          <SignIns signIns={data.signIns} />
          <p className={classes.hint}>
            {t('account:sessions.strange')}{' '}
            <Link to="/myAccount/changePassword">{t('account:sessions.password')}</Link>
          </p>
        </>
      )}
    </>
  );
}

function OpenSessions({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const { t } = useTexts();
  const { signOut } = useServices();
  const { end, endAll } = useSessionEnd();
  const [isAsked, setIsAsked] = useState(false);

  return (
    <section className={classes.section} aria-labelledby="open-sessions">
      <h2 id="open-sessions">{t('account:sessions.open')}</h2>
      {sessions.length === 0 ? (
        <p>{t('account:sessions.none')}</p>
      ) : (
        <ul className={rows['rows']}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => end(session.id)} />
          ))}
        </ul>
      )}
      <Button size="lg" variant="default" onClick={() => setIsAsked(true)}>
        {t('account:sessions.endAll')}
      </Button>
      {isAsked && (
        <QuestionDialog
          title={t('account:sessions.endAll.title')}
          stay={{ label: t('account:sessions.endAll.stay'), onChoose: () => setIsAsked(false) }}
          next={{
            label: t('account:sessions.endAll'),
            onChoose: () => {
              setIsAsked(false);
              endAll(signOut);
            },
          }}
          destructive
        >
          <p>{t('account:sessions.endAll.text')}</p>
        </QuestionDialog>
      )}
    </section>
  );
}

interface SessionRowProps {
  readonly session: OpenSession;
  readonly onEnd: () => void;
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const { t } = useTexts();
  const since = formatMoment(session.signedInAt);
  return (
    <li className={classes.row}>
      <div>
        <strong>{nameDevice(session.browser, t)}</strong>
        <p>{t('account:sessions.since', { time: since })}</p>
        <p>
          {session.isOwn
            ? t('account:sessions.own')
            : t('account:sessions.used', { time: formatMoment(session.usedAt) })}
        </p>
      </div>
      {!session.isOwn && (
        <Button variant="default" aria-label={t('account:sessions.end.of', { time: since })} onClick={onEnd}>
          {t('account:sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** Ends sessions. A failure is told at the top of the page. */
function useSessionEnd() {
  const { t } = useTexts();
  const { call } = useServices();
  const { accountId } = useSessionData().identity;
  const queries = useQueryClient();
  const show = useBannerStore(({ show: showBanner }) => showBanner);
  const outcome = {
    onSuccess: () => show({ level: 'success', text: t('account:sessions.ended') }),
    onError: () => show({ level: 'error', text: t('account:sessions.endFailed') }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  };
  const { mutate: end } = useMutation({
    mutationFn: (id: string) => sessionCalls.end(call, accountId, id),
    ...outcome,
  });
  const { mutate } = useMutation({
    mutationFn: () => sessionCalls.endAll(call, accountId),
    onError: outcome.onError,
  });
  return { end, endAll: (onSuccess: () => void) => mutate(undefined, { onSuccess }) };
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

/** Returns browser and system in words, as far as they are known. */
function nameDevice(browser: string, t: ReturnType<typeof useTexts>['t']): string {
  const known = browser.split(', ').filter((word) => word !== 'other');
  return known.length === 0 ? t('account:sessions.unknownDevice') : known.join(', ');
}

/** Formats an instant by the clock of Berlin, like `27.11.2026, 14:05`. A moment that cannot be read stays as it is. */
function formatMoment(moment: string): string {
  const instant = new Date(moment);
  if (Number.isNaN(instant.getTime())) return moment;
  const { day, minute } = toBerlinTime(instant);
  return `${formatDay(day)}, ${formatTime(minute)}`;
}
