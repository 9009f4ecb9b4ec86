import classes from './ProgressBar.module.css';

interface ProgressBarProps {
  /** Name of the bar for screen readers. */
  readonly name: string;
  readonly percent: number;
  readonly words: string;
  /** The words on a phone. */
  readonly short: string;
  /** Name of the current part, which a phone leaves out, and how much is left. */
  readonly rest?: { readonly part: string; readonly left: string };
}

/** A thin bar, and the same progress in words. */
export function ProgressBar({ name, percent, words, short, rest }: ProgressBarProps) {
  return (
    <div className={classes.progress}>
      <p className={classes.words} aria-hidden>
        {words === short ? (
          <span>{words}</span>
        ) : (
          <>
            <span className={classes.long}>{words}</span>
            <span className={classes.short}>{short}</span>
          </>
        )}
        {rest !== undefined && (
          <>
            <span className={classes.long}>{rest.part}</span>
            <span>{rest.left}</span>
          </>
        )}
      </p>
      <progress
        max={100}
        value={percent}
        aria-label={name}
        aria-valuenow={percent}
        aria-valuetext={rest === undefined ? words : [words, rest.part, rest.left].join(', ')}
        className={classes.track}
      />
    </div>
  );
}
