import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { findBackRoute, isSending, getSnapshot, type Step } from '../../engine/index.ts';
import { useDraft, useWizard } from '../context/useWizard.ts';
import { SubmitButton } from '../../ui/buttons/SubmitButton.tsx';
import { markMessagePlace } from '../runner/messagePlaces.ts';
import { OpenList } from './OpenList.tsx';
import { getReasonId, useProblems } from './StepErrors.tsx';
import { getStuckId } from './StepStatus.tsx';
import classes from './StepPage.module.css';

/** Milliseconds after which a running action says that it takes longer than usual. */
const slowAfter = 10_000;

interface StepNavigationProps {
  readonly step: Step;
  /** A link above the heading leads back. */
  readonly hasBackLink: boolean;
}

/** The open requirements of the step, and the buttons forward and back. */
export function StepNavigation({ step, hasBackLink }: StepNavigationProps) {
  const { texts, draft, dialog } = useWizard();
  const open = useDraft(({ walk }) => getSnapshot(walk, step.id).open);
  const next = useDraft(({ walk }) => getSnapshot(walk, step.id).next);
  const back = useDraft(({ walk }) => findBackRoute(walk, step.id));
  const isStuck = useDraft(({ walk }) => getSnapshot(walk, step.id).stuck !== null);
  // After an attempt the gaps are said at their fields and in the summary.
  const shown = useProblems(step.id);
  const areErrorsShown = shown.problems.length > 0;
  const busy = useDraft(isSending);
  const isSlow = useSlowHint(busy);
  const openId = isStuck ? getStuckId(step.id) : `${step.id}-open`;
  const forward =
    next === null
      ? texts.get([`${step.id}.submit`, 'submit'])
      : texts.get([`${step.id}.next`, 'wizard:next']);
  return (
    <div className={classes.navigation}>
      {!isStuck && !areErrorsShown && <OpenList id={openId} step={step.id} open={open} />}
      <div {...markMessagePlace('button')} className={classes.failure} />
      <div className={classes.buttons}>
        <SubmitButton
          blocked={open.length > 0}
          isStuck={isStuck}
          busy={busy}
          busyLabel={texts.get(['wizard:busy.sending'])}
          describedBy={
            open.length === 0 ? undefined : areErrorsShown && !isStuck ? getReasonId(step.id, shown) : openId
          }
        >
          {forward}
        </SubmitButton>
        {dialog !== null && (
          <Button
            type="button"
            size="lg"
            variant="default"
            {...(busy ? { 'aria-disabled': true, 'data-disabled': true } : {})}
            onClick={() => {
              if (!busy) dialog.onClose();
            }}
          >
            {texts.get([`${step.id}.close`, 'controls:dialog.close'])}
          </Button>
        )}
        {dialog === null && back !== null && (!hasBackLink || texts.find(['back']) !== '') && (
          <Button
            type="button"
            size="lg"
            variant="default"
            onClick={() => draft.dispatch({ kind: 'wentBack' })}
          >
            {texts.get(['back', 'wizard:back'])}
          </Button>
        )}
      </div>
      <output className={classes.slow}>{isSlow && texts.get(['wizard:busy.slow'])}</output>
    </div>
  );
}

function useSlowHint(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return slow;
}
