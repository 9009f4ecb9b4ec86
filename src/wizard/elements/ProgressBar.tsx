import { useWizard } from '../context/useWizard.ts';
import classes from './ProgressBar.module.css';

interface ProgressBarProps {
  readonly percent: number;
  readonly words: string;
  /** What a phone shows of them. */
  readonly short: string;
}

/** Thin bar and the words that say the same. */
export function ProgressBar({ percent, words, short }: ProgressBarProps) {
  const { texts } = useWizard();
  return (
    <div className={classes.progress}>
      <p className={classes.words} aria-hidden>
        {words === short ? (
          words
        ) : (
          <>
            <span className={classes.long}>{words}</span>
            <span className={classes.short}>{short}</span>
          </>
        )}
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
