import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { holds, isReachable, lastReachableStep } from '../engine/index.ts';
import type { Wizard } from '../engine/index.ts';
import { DonePage } from './done/DonePage.tsx';
import { finishedIn } from './done/finishedIn.ts';
import { createDraftStore } from './draft/draftStore.ts';
import { draftKey } from './draft/draftPlace.ts';
import { sessionDraftStorage } from './draft/draftStorage.ts';
import { holdDraft } from './draft/openDrafts.ts';
import { seenInSession } from './draft/seenInSession.ts';
import { factsMoved } from './draft/transitions.ts';
import { LeaveGuard } from './leave/LeaveGuard.tsx';
import { AskContext } from './page/AskContext.ts';
import { DefinedDialog } from './page/DefinedDialog.tsx';
import { StepAside } from './page/StepAside.tsx';
import { StepPage } from './page/StepPage.tsx';
import { stepAtLocation } from './page/stepRoutes.ts';
import { useContinue } from './page/useContinue.ts';
import { useNotices } from './page/useNotices.ts';
import { useQuestion } from './page/useQuestion.ts';
import { useStepCalls } from './page/useStepCalls.ts';
import type { WizardPorts } from './ports.ts';
import { formTexts } from './texts/formTexts.ts';
import { useDraft, useWizard } from './useWizard.ts';
import { WizardContext } from './WizardContext.ts';
import classes from './WizardRunner.module.css';

interface WizardRunnerProps {
  readonly form: Wizard;
  readonly ports: WizardPorts;
  /** What the form is about; stands beside the steps on wide screens. */
  readonly aside?: ReactNode;
}

/**
 * Runs a form: stands under a splat route that covers its steps and its end page, and takes the current step from the URL. Its draft
 * lives in the session storage. Texts come from i18next: namespaces are the form's id, `shared`, `messages` and `wizard`.
 */
export function WizardRunner({ form, ports, aside }: WizardRunnerProps) {
  const key = draftKey(form.id, ports.owner);
  return <OpenForm key={`${key}:${form.hash}`} form={form} ports={ports} aside={aside} storageKey={key} />;
}

function OpenForm({ form, ports, aside, storageKey }: WizardRunnerProps & { readonly storageKey: string }) {
  const { i18n } = useTranslation();
  const currentPorts = useRef(ports);
  const [isFirstStep] = useState(watchFirstStep);
  const [seen] = useState(() => seenInSession(form.id, sessionDraftStorage()));
  const [draft] = useState(() =>
    createDraftStore({
      wizard: form,
      facts: ports.facts,
      key: storageKey,
      storage: sessionDraftStorage(),
      now: Date.now,
    }),
  );
  useLayoutEffect(() => {
    currentPorts.current = ports;
    draft.update((before) => factsMoved(before, ports.facts));
  }, [ports, draft]);
  useEffect(() => holdDraft(draft), [draft]);
  useEffect(() => {
    const save = () => draft.save();
    document.addEventListener('visibilitychange', save);
    window.addEventListener('pagehide', save);
    return () => {
      document.removeEventListener('visibilitychange', save);
      window.removeEventListener('pagehide', save);
    };
  }, [draft]);

  const { brandName, contact } = ports;
  const open = useMemo(() => {
    const common = { brand: brandName, phone: contact.phone, email: contact.email };
    return {
      wizard: form,
      draft,
      seen,
      texts: formTexts(i18n, form.id, common),
      ports: () => currentPorts.current,
      isFirstStep,
    };
  }, [form, draft, seen, i18n, brandName, contact.phone, contact.email, isFirstStep]);
  return (
    <WizardContext value={open}>
      <CurrentPage aside={aside} />
      <LeaveGuard />
    </WizardContext>
  );
}

function watchFirstStep(): (step: string) => boolean {
  const entered = new Set<string>();
  return (step) => entered.add(step).size === 1;
}

/** The URL decides what shows: a step, the end page, or, where it cannot be reached, the last step that can. */
function CurrentPage({ aside }: Pick<WizardRunnerProps, 'aside'>) {
  const { wizard, draft } = useWizard();
  const location = useLocation();
  const finishedHere = useDraft((current) => current.finished);
  const { question, ask } = useQuestion();
  const continueStep = useContinue(ask);
  const { walk } = draft.getState();
  const current = stepAtLocation(wizard, location);
  const step = current !== undefined && isReachable(walk, current.id) ? current : null;
  useStepCalls(step?.id ?? null, ask);
  useNotices(step !== null, ask);

  if (wizard.assumes !== null && !holds(walk, wizard.assumes)) {
    return <Navigate to={wizard.definition.exits.cancel} replace />;
  }
  const finished =
    location.pathname === wizard.definition.done.route ? finishedIn(location.state, wizard.id) : finishedHere;
  if (finished !== null) return <DonePage finished={finished} />;
  if (step === null) return <Navigate to={lastReachableStep(walk).route} replace />;
  return (
    <AskContext value={ask}>
      <div className={classes.steps}>
        <StepPage key={step.id} step={step} onContinue={continueStep} />
        {aside !== undefined && <StepAside current={step.id}>{aside}</StepAside>}
      </div>
      {question !== null && <DefinedDialog key={question.id} question={question} />}
    </AskContext>
  );
}
