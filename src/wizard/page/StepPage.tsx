import { useId, useLayoutEffect, useRef } from 'react';
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

/** One step as a page: way back, progress, heading, questions, what is still open, buttons. */
export function StepPage({ step, onContinue }: StepPageProps) {
  const { texts, wizard, ports } = useWizard();
  const draft = useDraft((current) => current);
  const snapshot = snapshotOf(draft.walk, step.id);
  const problems = problemsShown(draft, step.id);
  const formId = useId();
  const heading = useStepEntry(step.id);
  const title = texts.get([`${step.id}.title`]);
  const intro = texts.find([`${step.id}.intro`]);
  const tabTitle = texts.get(['wizard:title'], { title, brand: ports().brandName });
  const previous = wizard.steps.find((other) => other.id === snapshot.previous);

  return (
    <div className={classes.page}>
      <title>
        {problems.length > 0 ? texts.get(['wizard:errors.pageTitle'], { title: tabTitle }) : tabTitle}
      </title>
      {problems.length > 0 && <ErrorSummary problems={problems} attempt={draft.attempt?.count ?? 0} />}
      <Link to={previous?.route ?? wizard.definition.exits.back} className={classes.back}>
        {texts.get([previous === undefined ? 'wizard:backLink.exit' : 'wizard:backLink.step'])}
      </Link>
      <StepProgress progress={snapshot.progress} title={title} />
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {intro !== '' && (
        <div className={classes.intro}>
          <Paragraphs text={intro} />
        </div>
      )}
      <DraftNotices keys={draft.notices} />
      {snapshot.stuck !== null && <output className={classes.stuck}>{texts.get([snapshot.stuck])}</output>}
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onContinue(step);
        }}
      >
        <StepForm step={step} />
        <StepWarnings warnings={snapshot.warnings} />
        <StepNavigation step={step} snapshot={snapshot} busy={draft.busy} />
      </form>
    </div>
  );
}

/** A step came into view: remembered as seen, page at the top, focus on the heading, or on the question an edit link asked for. */
function useStepEntry(step: string) {
  const { draft } = useWizard();
  const { key, state } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const asked: unknown = typeof state === 'object' && state !== null && 'focus' in state ? state.focus : null;
  useLayoutEffect(() => {
    draft.update((before) => stepEntered(before, step));
    if (key === 'default') return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (typeof asked === 'string' && focusControl(asked)) return;
    heading.current?.focus({ preventScroll: true });
  }, [draft, step, key, asked]);
  return heading;
}
