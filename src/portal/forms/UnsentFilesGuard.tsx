import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { isLeavingQuietly } from '../../wizard/draft/openDrafts.ts';
import { QuestionDialog } from '../../wizard/elements/QuestionDialog.tsx';
import { useSignedOutStore } from '../session/signedOutStore.ts';

/** Asks before files are lost that have not arrived: a dialog inside the portal, the browser's own question on reload and closing. */
export function UnsentFilesGuard({ unsent }: { readonly unsent: number }) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsent > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (unsent === 0) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeavingQuietly() && !useSignedOutStore.getState().isSignedOut) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsent]);
  // What somebody was asked about has arrived in the meantime.
  useEffect(() => {
    if (unsent === 0 && blocker.state === 'blocked') blocker.proceed();
  }, [unsent, blocker]);

  if (unsent === 0 || blocker.state !== 'blocked') return null;
  return (
    <QuestionDialog
      title={t('controls:files.leave.title', { count: unsent })}
      text={t('controls:files.leave.text')}
      stay={{ label: t('controls:files.leave.stay'), onChoose: blocker.reset }}
      next={{ label: t('controls:files.leave.next'), onChoose: blocker.proceed }}
      destructive
    />
  );
}
