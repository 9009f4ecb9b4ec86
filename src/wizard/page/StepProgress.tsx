import type { ComponentProps } from 'react';
import { getSnapshot, listApplyingSteps, type StepSnapshot, type Walk } from '../../engine/index.ts';
import type { FormTexts } from '../texts/createFormTexts.ts';
import { useDraft, useWizard } from '../context/useWizard.ts';
import { ProgressBar } from '../../ui/boxes/ProgressBar.tsx';

interface StepProgressProps {
  readonly step: string;
  readonly title: string;
}

/** The progress of the form on a step. */
export function StepProgress({ step, title }: StepProgressProps) {
  const { texts } = useWizard();
  const progress = useDraft(({ walk }) => getSnapshot(walk, step).progress);
  const left = useDraft(({ walk }) => countStepsAfter(walk, step));
  if (progress.kind === 'none') return null;
  const words = describeProgress(progress, { title: texts.find([`${step}.label`]) || title, left }, texts);
  return <ProgressBar name={texts.get(['wizard:progress.name'])} percent={progress.percent} {...words} />;
}

function countStepsAfter(walk: Walk, step: string): number {
  const steps = listApplyingSteps(walk);
  return steps.length - 1 - steps.findIndex(({ id }) => id === step);
}

type Shown = Exclude<StepSnapshot['progress'], { kind: 'none' }>;

function describeProgress(
  progress: Shown,
  { title, left }: { readonly title: string; readonly left: number },
  texts: FormTexts,
): Pick<ComponentProps<typeof ProgressBar>, 'words' | 'short' | 'rest'> {
  switch (progress.kind) {
    case 'percent': {
      const words = texts.get(['wizard:progress.percent'], { percent: progress.percent });
      const count = left === 0 ? 'none' : left === 1 ? 'one' : 'many';
      return {
        words,
        short: words,
        rest: { part: title, left: texts.get([`wizard:progress.left.${count}`], { left }) },
      };
    }
    case 'steps': {
      const { position, of } = progress;
      return {
        words: texts.get(['wizard:progress.steps'], { position, of, title }),
        short: texts.get(['wizard:progress.short'], { position, of }),
      };
    }
  }
}
