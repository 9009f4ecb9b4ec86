import classes from './ProgressBar.module.css';

interface ProgressBarProps {
  /** Name of the bar for screen readers. */
  readonly name: string;
  readonly percent: number;
  readonly words: string;
  /** The words on a phone. */
  readonly short: string;
}

/** A thin bar, and the same progress in words. */
export function ProgressBar({ name, percent, words, short }: ProgressBarProps) {
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
        aria-label={name}
        aria-valuenow={percent}
        aria-valuetext={words}
        className={classes.track}
      />
    </div>
  );
}
