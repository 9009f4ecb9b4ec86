import { useEffect, useLayoutEffect } from 'react';
import { createPath, useBlocker, useNavigation } from 'react-router-dom';
import { getCurrentDialog, getDialogKey, isDirty, decideLeave } from '../../engine/index.ts';
import type { AccountKeeper } from '../draft/accountKeeper.ts';
import { isLeavingWithoutWarning } from '../draft/openDrafts.ts';
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog.tsx';
import { Paragraphs } from '../elements/Paragraphs.tsx';
import { useDraft, useWizard } from '../context/useWizard.ts';
import { useKeepState } from './KeptDraftNote.tsx';

/** Asks before answers are lost: a dialog inside the portal, the browser's own question on reload and closing. */
export function LeaveGuard() {
  const { draft, keeper, tellHeld } = useWizard();
  const dialog = useDraft(getCurrentDialog);
  // The router needs the decision synchronously.
  const blocker = useBlocker(({ currentLocation: { pathname: from }, nextLocation: { pathname: to } }) => {
    const { walk, at } = draft.getState();
    // A customer who has already left the form may go anywhere.
    if (at.kind === 'away') return false;
    const decision = decideLeave(walk, from, to);
    if (decision === 'ask') keeper?.flush();
    if (decision !== 'pass') draft.dispatch({ kind: 'leaving', from, to });
    return decision === 'ask';
  });
  useLayoutEffect(() => {
    tellHeld(blocker.state === 'blocked' ? blocker : null);
  }, [tellHeld, blocker]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      const keepsAll = keeper?.hasAll() === true && draft.files.getState().length === 0;
      if (isDirty(draft.getState().walk) && !keepsAll && !isLeavingWithoutWarning()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [draft, keeper]);

  useTargetOfReload();

  if (dialog?.kind !== 'leave') return null;
  const choose = (choice: 'stay' | 'next') =>
    draft.dispatch({ kind: 'chose', dialog: getDialogKey(dialog), choice });
  return keeper === null ? (
    <LeaveQuestion isKept={false} choose={choose} />
  ) : (
    <KeptLeaveQuestion keeper={keeper} choose={choose} />
  );
}

/**
 * When a new version has replaced the code of a page, the portal reloads. The address is then still that of the form just left, so the
 * target of the navigation is loaded instead.
 */
function useTargetOfReload(): void {
  const { location: target } = useNavigation();
  useEffect(() => {
    if (target === undefined) return;
    const goOn = (event: Event) => {
      if (event.defaultPrevented) window.location.assign(createPath(target));
    };
    window.addEventListener('vite:preloadError', goOn);
    return () => window.removeEventListener('vite:preloadError', goOn);
  }, [target]);
}

type Choose = (choice: 'stay' | 'next') => void;

/** The question while the account keeps the draft. Its text changes as soon as the account has all changes. */
function KeptLeaveQuestion({ keeper, choose }: { readonly keeper: AccountKeeper; readonly choose: Choose }) {
  const keeping = useKeepState(keeper);
  return <LeaveQuestion isKept={keeping.kind === 'kept' && keeper.hasAll()} choose={choose} />;
}

function LeaveQuestion({ isKept, choose }: { readonly isKept: boolean; readonly choose: Choose }) {
  const { texts, draft } = useWizard();
  const about = isKept ? 'leave.kept' : 'leave';
  const text = texts.get([`${about}.text`, `wizard:${about}.text`]);
  const files = isKept && draft.files.getState().length > 0 ? ` ${texts.get(['wizard:draft.files'])}` : '';
  return (
    <QuestionDialog
      title={texts.get([`${about}.title`, `wizard:${about}.title`])}
      stay={{ label: texts.get(['leave.stay', 'wizard:leave.stay']), onChoose: () => choose('stay') }}
      next={{ label: texts.get(['leave.next', 'wizard:leave.next']), onChoose: () => choose('next') }}
      destructive={!isKept}
    >
      <Paragraphs text={text + files} />
    </QuestionDialog>
  );
}
