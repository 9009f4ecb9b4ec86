import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { isLeavingWithoutWarning } from '../../wizard/draft/openDrafts.ts';
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog.tsx';
import { useSignedOutStore } from '../session/stores/signedOutStore.ts';
import { useTexts } from '../../ui/texts/useTexts.ts';

/** Asks before unsent files are lost: a dialog inside the portal, the browser's own question on reload and closing. */
export function UnsentFilesGuard({ unsent }: { readonly unsent: number }) {
  const { t } = useTexts('controls');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsent > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (unsent === 0) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeavingWithoutWarning() && !useSignedOutStore.getState().isSignedOut) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsent]);
  // The files may arrive while the question is open; the navigation then continues.
  useEffect(() => {
    if (unsent === 0 && blocker.state === 'blocked') blocker.proceed();
  }, [unsent, blocker]);

  if (unsent === 0 || blocker.state !== 'blocked') return null;
  return (
    <QuestionDialog
      title={unsent === 1 ? t('unsent.one') : t('unsent.many', { count: unsent })}
      stay={{ label: t('unsent.stay'), onChoose: blocker.reset }}
      next={{ label: t('unsent.next'), onChoose: blocker.proceed }}
      destructive
    >
      <p>{t('unsent.text')}</p>
    </QuestionDialog>
  );
}
