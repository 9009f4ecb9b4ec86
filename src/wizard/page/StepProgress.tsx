import type { StepSnapshot } from '../../engine/index.ts';
import { snapshotOf } from '../../engine/index.ts';
import type { FormTexts } from '../texts/formTexts.ts';
import { useDraft, useWizard } from '../context/useWizard.ts';
import classes from './StepProgress.module.css';

interface StepProgressProps {
  readonly step: string;
  readonly title: string;
}

/** Thin bar and the words that say the same. */
export function StepProgress({ step, title }: StepProgressProps) {
  const { texts } = useWizard();
  const progress = useDraft(({ walk }) => snapshotOf(walk, step).progress);
  if (progress.kind === 'none') return null;
  const percent =
    progress.kind === 'percent' ? progress.percent : Math.round((progress.position / progress.of) * 100);
  const words = progressWords(progress, title, texts);
  return (
    <div className={classes.progress}>
      <p className={classes.words} aria-hidden>
        {words}
      </p>
      <progress
        max={100}
        value={percent}
        aria-label={texts.get(['wizard:progress.name'])}
        aria-valuenow={percent}
        aria-valuetext={words}
        className={classes.track}
      />
    </div>
  );
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
