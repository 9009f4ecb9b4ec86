import { Button, Loader } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { getSnapshot, getStepState, type Step, type StepState, type Walk } from '../../engine/index.ts';
import { useDraft, useWizard } from '../context/useWizard.ts';
import { Paragraphs } from '../elements/Paragraphs.tsx';
import { markMessagePlace } from '../runner/messagePlaces.ts';
import { focusHeading } from '../../ui/focus/focusHeading.ts';
import classes from './StepStatus.module.css';

/**
 * The state of the results of a step, above its questions: an answer is on its way, or it did not come and a button asks again. A dead end
 * has its reason here; the message of a failed call stands in place of the reason until it is closed.
 */
export function StepStatus({ step }: { readonly step: Step }) {
  const { texts } = useWizard();
  const stuck = useDraft(({ walk }) => getSnapshot(walk, step.id).stuck);
  const state = useDraft((journey) => getStepState(journey, step));
  const offersRetry = useDraft(({ walk }) => !hasRetryInBlock(walk, step));
  const isAwaited = state === 'awaited' && stuck !== null;
  const hasFailed = useLastFailure(state);
  return (
    <div id={getStuckId(step.id)}>
      <div {...markMessagePlace('step')} className={classes.place} hidden={state === 'there'} />
      <output className={classes.reason} data-stuck={(stuck !== null && !isAwaited) || undefined}>
        {isAwaited && (
          <span className={classes.waiting}>
            <Loader size={24} aria-hidden />
            <span>{texts.get(['wizard:step.waiting'])}</span>
          </span>
        )}
        {stuck !== null && !isAwaited && <Paragraphs text={texts.get([stuck])} />}
      </output>
      {hasFailed && offersRetry && <RetryButton isBusy={state === 'awaited'} />}
    </div>
  );
}

/** Asks again. The button stays while it works; after a success the heading takes its focus. */
function RetryButton({ isBusy }: { readonly isBusy: boolean }) {
  const { texts, draft } = useWizard();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = button.current;
    return () => {
      if (element !== null && document.activeElement === document.body) focusHeading();
    };
  }, []);
  return (
    <Button
      ref={button}
      type="button"
      className={classes.button}
      size="lg"
      aria-busy={isBusy || undefined}
      {...(isBusy ? { 'aria-disabled': true, 'data-disabled': true } : {})}
      onClick={() => draft.dispatch({ kind: 'retried' })}
    >
      {texts.get(['wizard:failed.retry'])}
    </Button>
  );
}

/** Returns true after a failure, until the results are there. */
function useLastFailure(state: StepState): boolean {
  const [hasFailed, setHasFailed] = useState(state === 'failed');
  if (hasFailed !== (state === 'failed') && state !== 'awaited') setHasFailed(!hasFailed);
  return hasFailed;
}

/** Returns true when a block of the step offers the retry, beside the amounts that are missing. */
function hasRetryInBlock({ nodes }: Walk, { first, last }: Step): boolean {
  return nodes
    .slice(first, last)
    .some((node) => node.kind === 'block' && node.shown && node.block.control.kind === 'priceComparison');
}

/** Returns the id of the explanation of a dead end, which describes the blocked button. */
export function getStuckId(step: string): string {
  return `${step}-stuck`;
}
