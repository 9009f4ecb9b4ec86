import { useEffect, useLayoutEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { currentDialog, dialogKey, isDirty, leaveDecision } from '../../engine/index.ts';
import { isLeavingQuietly } from '../draft/openDrafts.ts';
import { QuestionDialog } from '../elements/QuestionDialog.tsx';
import { useDraft, useWizard } from '../context/useWizard.ts';

/** Asks before answers are lost: a dialog inside the portal, the browser's own question on reload and closing. */
export function LeaveGuard() {
  const { draft, texts, tellHeld } = useWizard();
  const dialog = useDraft(currentDialog);
  // A router has to know at once whether it may go on.
  const blocker = useBlocker(({ currentLocation: { pathname: from }, nextLocation: { pathname: to } }) => {
    const { walk, at } = draft.getState();
    // Who has left already, and is on the way, may go elsewhere.
    if (at.kind === 'away') return false;
    const decision = leaveDecision(walk, from, to);
    if (decision !== 'pass') draft.dispatch({ kind: 'leaving', from, to });
    return decision === 'ask';
  });
  useLayoutEffect(() => {
    tellHeld(blocker.state === 'blocked' ? blocker : null);
  }, [tellHeld, blocker]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty(draft.getState().walk) && !isLeavingQuietly()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [draft]);

  if (dialog?.kind !== 'leave') return null;
  const choose = (choice: 'stay' | 'next') =>
    draft.dispatch({ kind: 'chose', dialog: dialogKey(dialog), choice });
  return (
    <QuestionDialog
      title={texts.get(['leave.title', 'wizard:leave.title'])}
      text={texts.get(['leave.text', 'wizard:leave.text'])}
      stay={{ label: texts.get(['leave.stay', 'wizard:leave.stay']), onChoose: () => choose('stay') }}
      next={{ label: texts.get(['leave.next', 'wizard:leave.next']), onChoose: () => choose('next') }}
      destructive
    />
  );
}
