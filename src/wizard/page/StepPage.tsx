import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Step } from '../../engine/index.ts';
import { Paragraphs } from '../blocks/Paragraphs.tsx';
import { problemsShown } from '../draft/errorShown.ts';
import { snapshotOf } from '../draft/snapshotOf.ts';
import { stepEntered } from '../draft/transitions.ts';
import { focusControl } from '../fields/focusControl.ts';
import { StepForm } from '../fields/StepForm.tsx';
import { useDraft, useWizard } from '../useWizard.ts';
import { DraftNotices } from './DraftNotices.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { StepNavigation } from './StepNavigation.tsx';
import classes from './StepPage.module.css';
import { StepProgress } from './StepProgress.tsx';
import { StepWarnings } from './StepWarnings.tsx';

interface StepPageProps {
  readonly step: Step;
  readonly onContinue: (step: Step) => Promise<void>;
}

/** One step as a page: way back, progress, heading, questions, what is still open, buttons. A keystroke draws none of it again. */
export function StepPage({ step, onContinue }: StepPageProps) {
  const { texts, wizard } = useWizard();
  const previous = useDraft(({ walk }) => snapshotOf(walk, step.id).previous);
  const stuck = useDraft(({ walk }) => snapshotOf(walk, step.id).stuck);
  const heading = useStepEntry(step.id);
  const title = texts.get([`${step.id}.title`]);
  const intro = texts.find([`${step.id}.intro`]);
  const back = wizard.steps.find((other) => other.id === previous);

  return (
    <div className={classes.page}>
      <StepProblems step={step.id} title={title} />
      <Link to={back?.route ?? wizard.definition.exits.back} className={classes.back}>
        {texts.get([back === undefined ? 'wizard:backLink.exit' : 'wizard:backLink.step'])}
      </Link>
      <StepProgress step={step.id} title={title} />
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {intro !== '' && (
        <div className={classes.intro}>
          <Paragraphs text={intro} />
        </div>
      )}
      <DraftNotices />
      {stuck !== null && <output className={classes.stuck}>{texts.get([stuck])}</output>}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onContinue(step);
        }}
      >
        <StepForm step={step} />
        <StepWarnings step={step.id} />
        <StepNavigation step={step} />
      </form>
    </div>
  );
}

/** Title of the tab and summary of errors: both say whether something is wrong. */
function StepProblems({ step, title }: { readonly step: string; readonly title: string }) {
  const { texts, ports } = useWizard();
  const tried = useDraft((draft) => (draft.attempt?.step === step ? draft : null));
  const problems = tried === null ? [] : problemsShown(tried, step);
  const tab = texts.get(['wizard:title'], { title, brand: ports().brandName });
  return (
    <>
      <title>{problems.length > 0 ? texts.get(['wizard:errors.pageTitle'], { title: tab }) : tab}</title>
      {problems.length > 0 && <ErrorSummary problems={problems} attempt={tried?.attempt?.count ?? 0} />}
    </>
  );
}

/**
 * A step came into view: remembered as seen, page at the top, focus on the heading, or on the question an edit link asked for. A page
 * the browser just loaded keeps its focus, so that the skip link comes first.
 */
function useStepEntry(step: string) {
  const { draft, isFirstStep } = useWizard();
  const { key, state } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const asked: unknown = typeof state === 'object' && state !== null && 'focus' in state ? state.focus : null;
  useLayoutEffect(() => {
    draft.update((before) => stepEntered(before, step));
    if (isFirstStep(step) && key === 'default') return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (typeof asked === 'string' && focusControl(asked)) return;
    heading.current?.focus({ preventScroll: true });
  }, [draft, isFirstStep, step, key, asked]);
  return heading;
}
