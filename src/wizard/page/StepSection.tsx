import { useId } from 'react';
import { useWizard } from '../context/useWizard.ts';
import { StepBody, type StepProps } from './StepBody.tsx';
import classes from './StepPage.module.css';
import { StepProblems } from './StepProblems.tsx';

/** One step below the heading of a page. It sets the title of the tab; scroll position and focus are the page's affair. */
export function StepSection({ step }: StepProps) {
  const { texts } = useWizard();
  const id = useId();
  const title = texts.get([`${step.id}.title`]);
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={classes.sectionTitle}>
        {title}
      </h2>
      <StepProblems step={step.id} title={title} />
      <StepBody step={step} />
    </section>
  );
}
