import { asRecord } from '../../plain/isRecord.ts';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { findBackRoute, getSnapshot, isDirty } from '../../engine/index.ts';
import { focusControl } from '../../ui/focus/focusControl.ts';
import { BackLink } from '../../ui/buttons/BackLink.tsx';
import { useDraft, useWizard } from '../context/useWizard.ts';
import { getLockWords } from '../elements/getLockWords.ts';
import { LockedStep } from './LockedStep.tsx';
import { StepBody, type StepProps } from './StepBody.tsx';
import { StepProblems } from './StepProblems.tsx';
import classes from './StepPage.module.css';
import { StepProgress } from './StepProgress.tsx';

/**
 * One step as a page: link back, progress, heading, body. A keystroke does not draw it again. A step that is locked as a whole shows no
 * questions, unless the customer has answered some.
 */
export function StepPage({ step }: StepProps) {
  const { texts } = useWizard();
  const back = useBackLink(step.id);
  const heading = useStepEntry(step.id);
  const isLocked = useDraft(({ walk }) => getLockWords(walk, step.id) !== null && !isDirty(walk));
  const title = texts.get([`${step.id}.title`]);

  return (
    <div className={classes.page}>
      {!isLocked && back !== null && (
        <BackLink to={back}>{texts.get(['backLink.exit', 'wizard:backLink.exit'])}</BackLink>
      )}
      {!isLocked && <StepProgress step={step.id} title={title} />}
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      <StepProblems step={step.id} title={title} />
      {isLocked ? <LockedStep step={step} /> : <StepBody step={step} hasBackLink={back !== null} />}
    </div>
  );
}

/**
 * Returns the target of the link above the heading, which leads out of the form from its first step. Null on later steps, which have a
 * button, and where the form names a button for its first step and no link.
 */
function useBackLink(step: string): string | null {
  const { texts } = useWizard();
  const isFirst = useDraft(({ walk }) => getSnapshot(walk, step).previous === null);
  const back = useDraft(({ walk }) => findBackRoute(walk, step));
  const hasOnlyButton = texts.find(['back']) !== '' && texts.find(['backLink.exit']) === '';
  return isFirst && !hasOnlyButton ? back : null;
}

/**
 * Scrolls to the top when a step is entered, and focuses the heading, or the question of an edit link. A page that the browser has just
 * loaded keeps its focus, so that the skip link comes first.
 */
function useStepEntry(step: string) {
  const { isFirstStep } = useWizard();
  const { key, state } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { focus: asked } = asRecord(state);
  useLayoutEffect(() => {
    if (isFirstStep(step) && key === 'default') return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (typeof asked === 'string' && focusControl(asked)) return;
    heading.current?.focus({ preventScroll: true });
  }, [isFirstStep, step, key, asked]);
  return heading;
}
