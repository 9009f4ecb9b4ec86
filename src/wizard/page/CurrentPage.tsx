import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { doneRoute, holds, isReachable, lastReachableStep } from '../../engine/index.ts';
import { finishedIn } from '../done/finishedIn.ts';
import { keptFinish } from '../done/keptFinish.ts';
import { sessionDraftStorage } from '../draft/draftStorage.ts';
import { DonePage } from '../laterParts.ts';
import { useDraft, useWizard } from '../useWizard.ts';
import { AskContext } from './AskContext.ts';
import classes from './CurrentPage.module.css';
import { DefinedDialog } from './DefinedDialog.tsx';
import { StepAside } from './StepAside.tsx';
import { StepPage } from './StepPage.tsx';
import { StepSection } from './StepSection.tsx';
import { stepAtLocation } from './stepRoutes.ts';
import { useContinue } from './useContinue.ts';
import { useNotices } from './useNotices.ts';
import { useQuestion } from './useQuestion.ts';
import { useStepCalls } from './useStepCalls.ts';

interface CurrentPageProps {
  readonly aside: ReactNode;
  /** Below the heading of a page. */
  readonly section: boolean;
}

/** The URL decides what shows: a step, the end page, or, where it cannot be reached, the last step that can. */
export function CurrentPage({ aside, section }: CurrentPageProps) {
  const { wizard, draft, ports } = useWizard();
  const location = useLocation();
  const finishedHere = useDraft((current) => current.finished);
  const { question, ask } = useQuestion();
  const continueStep = useContinue(ask);
  const { walk } = draft.getState();
  const current = stepAtLocation(wizard, location);
  const step = current !== undefined && isReachable(walk, current.id) ? current : null;
  const [kept] = useState(() => keptFinish(wizard.id, ports().owner, sessionDraftStorage()));
  useEffect(() => {
    if (step !== null) kept.forget();
  }, [step, kept]);
  useStepCalls(step?.id ?? null, ask);
  useNotices(step !== null, ask);

  if (wizard.assumes !== null && !holds(walk, wizard.assumes)) {
    return <Navigate to={wizard.definition.exits.cancel} replace />;
  }
  const finished =
    location.pathname === doneRoute(walk)
      ? (finishedIn(location.state, wizard.id) ?? kept.read())
      : finishedHere;
  const { done } = wizard;
  if (done.is === 'page' && finished !== null) {
    return (
      <Suspense>
        <DonePage done={done} finished={finished} />
      </Suspense>
    );
  }
  if (step === null) return <Navigate to={lastReachableStep(walk).route} replace />;
  return (
    <AskContext value={ask}>
      {section ? (
        <StepSection key={step.id} step={step} onContinue={continueStep} />
      ) : (
        <div className={aside === undefined ? undefined : classes.withAside}>
          <StepPage key={step.id} step={step} onContinue={continueStep} />
          {aside !== undefined && <StepAside current={step.id}>{aside}</StepAside>}
        </div>
      )}
      {question !== null && <DefinedDialog key={question.id} question={question} />}
    </AskContext>
  );
}
