import { Button } from '@mantine/core';
import { findBackRoute } from '../../engine/index.ts';
import { useDraft, useWizard } from '../context/useWizard.ts';
import { LockBox } from '../elements/LockBox.tsx';
import type { StepProps } from './StepBody.tsx';
import classes from './StepPage.module.css';

/** The body of a step whose questions are all locked and that has no answers of the customer: the reason, and the way back. */
export function LockedStep({ step }: StepProps) {
  const { texts, draft } = useWizard();
  const hasWayBack = useDraft(({ walk }) => findBackRoute(walk, step.id) !== null);
  return (
    <div className={classes.locked}>
      <LockBox at={step.id} />
      {hasWayBack && (
        <Button size="lg" onClick={() => draft.dispatch({ kind: 'wentBack' })}>
          {texts.get(['wizard:back'])}
        </Button>
      )}
    </div>
  );
}
