import type { StepSnapshot } from '../../engine/index.ts';
import { snapshotOf } from '../../engine/index.ts';
import type { FormTexts } from '../texts/formTexts.ts';
import { useDraft, useWizard } from '../context/useWizard.ts';
import { ProgressBar } from '../elements/ProgressBar.tsx';

interface StepProgressProps {
  readonly step: string;
  readonly title: string;
}

/** How much of the form is done on a step. */
export function StepProgress({ step, title }: StepProgressProps) {
  const { texts } = useWizard();
  const progress = useDraft(({ walk }) => snapshotOf(walk, step).progress);
  if (progress.kind === 'none') return null;
  const percent =
    progress.kind === 'percent' ? progress.percent : Math.round((progress.position / progress.of) * 100);
  return <ProgressBar percent={percent} words={progressWords(progress, title, texts)} />;
}

function progressWords(progress: StepSnapshot['progress'], title: string, texts: FormTexts): string {
  switch (progress.kind) {
    case 'percent':
      return texts.get(['wizard:progress.percent'], { percent: progress.percent });
    case 'steps':
      return texts.get(['wizard:progress.steps'], { position: progress.position, of: progress.of, title });
    case 'none':
      return '';
  }
}
