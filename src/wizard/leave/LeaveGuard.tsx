import { Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { isDirty } from '../../engine/index.ts';
import { isLeavingQuietly } from '../draft/openDrafts.ts';
import { QuestionDialog } from '../laterParts.ts';
import { routesOf } from '../page/stepRoutes.ts';
import { useWizard } from '../useWizard.ts';
import { leaveDecision } from './leaveDecision.ts';

/** Asks before answers are lost: a dialog inside the portal, the browser's own question on reload and closing. */
export function LeaveGuard() {
  const { wizard, draft, texts } = useWizard();
  const { leaveGuard: guard } = wizard.definition;
  const decide = (from: string, to: string) =>
    leaveDecision({ guard, own: routesOf(wizard), dirty: isDirty(draft.getState().walk), from, to });
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const decision = decide(currentLocation.pathname, nextLocation.pathname);
    if (decision === 'reset') draft.discard(null);
    return decision === 'ask';
  });

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty(draft.getState().walk) && !isLeavingQuietly()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [draft]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <QuestionDialog
        title={texts.get(['leave.title', 'wizard:leave.title'])}
        text={texts.get(['leave.text', 'wizard:leave.text'])}
        stay={{ label: texts.get(['leave.stay', 'wizard:leave.stay']), onChoose: () => blocker.reset() }}
        next={{
          label: texts.get(['leave.next', 'wizard:leave.next']),
          onChoose: () => {
            draft.discard(null);
            blocker.proceed();
          },
        }}
        destructive
      />
    </Suspense>
  );
}
