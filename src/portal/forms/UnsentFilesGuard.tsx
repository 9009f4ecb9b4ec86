import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { unsentWords } from '../../wizard/controls/upload/unsentWords.ts';
import { isLeavingQuietly } from '../../wizard/draft/openDrafts.ts';
import { QuestionDialog } from '../../wizard/elements/QuestionDialog.tsx';
import { useSignedOutStore } from '../session/signedOutStore.ts';
import { useTexts } from '../../ui/texts/useTexts.ts';

/** Asks before files are lost that have not arrived: a dialog inside the portal, the browser's own question on reload and closing. */
export function UnsentFilesGuard({ unsent }: { readonly unsent: number }) {
  const { t } = useTexts();
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
  const words = unsentWords((key, params) => t(`controls:${key}`, params), unsent);
  return (
    <QuestionDialog
      title={words.title}
      text={words.text}
      stay={{ label: words.stay, onChoose: blocker.reset }}
      next={{ label: words.next, onChoose: blocker.proceed }}
      destructive
    />
  );
}
