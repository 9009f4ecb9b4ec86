import type { StepSnapshot } from '../../engine/index.ts';
import { getSnapshot } from '../../engine/index.ts';
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
  if (progress.kind === 'none') return null;
  const words = describeProgress(progress, texts.find([`${step}.label`]) || title, texts);
  return <ProgressBar name={texts.get(['wizard:progress.name'])} percent={progress.percent} {...words} />;
}

type Shown = Exclude<StepSnapshot['progress'], { kind: 'none' }>;

function describeProgress(
  progress: Shown,
  title: string,
  texts: FormTexts,
): { words: string; short: string } {
  switch (progress.kind) {
    case 'percent': {
      const words = texts.get(['wizard:progress.percent'], { percent: progress.percent });
      return { words, short: words };
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
