import { Button } from '@mantine/core';
import { useState } from 'react';
import type { OpenSession } from '../../../protocol/index.ts';
import { QuestionDialog } from '../../../ui/dialogs/QuestionDialog.tsx';
import rows from '../../../ui/style/RowList.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';
import { useSessionEnd } from '../../session/hooks/useSessionEnd.ts';
import { formatMoment, nameDevice } from './describeSession.ts';
import classes from './SessionsPage.module.css';

/** Lists open sessions. The customer ends one, or all of them. */
export function OpenSessions({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const { t } = useTexts();
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
              endAll();
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
