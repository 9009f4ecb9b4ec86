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
  const choose: Choose = (choice) => draft.dispatch({ kind: 'chose', dialog: getDialogKey(dialog), choice });
  return keeper === null ? (
    <LeaveQuestion choose={choose} />
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

type Choose = (choice: 'stay' | 'next' | 'keep') => void;

/** The question while the account can keep the draft: leaving keeps it or deletes it, as the customer says. */
function KeptLeaveQuestion({ keeper, choose }: { readonly keeper: AccountKeeper; readonly choose: Choose }) {
  const { texts, draft } = useWizard();
  const { kind } = useKeepState(keeper);
  if (kind !== 'kept' && kind !== 'idle') return <LeaveQuestion choose={choose} />;
  const files = draft.files.getState().length > 0 ? ` ${texts.get(['wizard:draft.files'])}` : '';
  const offer = (name: string, choice: Parameters<Choose>[0]) => ({
    label: texts.get([name, `wizard:${name}`]),
    onChoose: () => choose(choice),
  });
  return (
    <QuestionDialog
      title={texts.get(['leave.kept.title', 'wizard:leave.kept.title'])}
      stay={offer('leave.stay', 'stay')}
      next={offer('leave.kept.keep', 'keep')}
      remove={offer('leave.kept.delete', 'next')}
    >
      <Paragraphs text={texts.get(['leave.kept.text', 'wizard:leave.kept.text']) + files} />
    </QuestionDialog>
  );
}

function LeaveQuestion({ choose }: { readonly choose: Choose }) {
  const { texts } = useWizard();
  return (
    <QuestionDialog
      title={texts.get(['leave.title', 'wizard:leave.title'])}
      stay={{ label: texts.get(['leave.stay', 'wizard:leave.stay']), onChoose: () => choose('stay') }}
      next={{ label: texts.get(['leave.next', 'wizard:leave.next']), onChoose: () => choose('next') }}
      destructive
    >
      <Paragraphs text={texts.get(['leave.text', 'wizard:leave.text'])} />
    </QuestionDialog>
  );
}
