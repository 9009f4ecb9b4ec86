import type { ReactNode } from 'react';
import classes from './ChoiceCard.module.css';

interface ChoiceListProps {
  /** Short options, side by side. */
  readonly sides?: boolean;
  readonly invalid?: boolean;
  readonly children: ReactNode;
}

/** The frame around the options of one question. */
export function ChoiceList({ sides, invalid, children }: ChoiceListProps) {
  return (
    <div className={classes['list']} data-sides={sides || undefined} data-invalid={invalid || undefined}>
      {children}
    </div>
  );
}
