import type { ReactNode } from 'react';
import classes from './ChoiceCard.module.css';

interface ChoiceListProps {
  /** The options stand side by side where they fit. */
  readonly sides?: boolean;
  /** The options are as short as "Ja" and "Nein", and fit side by side at any width. */
  readonly short?: boolean;
  /** The options stand in two columns where they fit. */
  readonly columns?: boolean;
  readonly invalid?: boolean;
  readonly children: ReactNode;
}

/** The frame around the options of one question. */
export function ChoiceList({ sides, short, columns, invalid, children }: ChoiceListProps) {
  return (
    <div
      className={classes['list']}
      data-sides={sides || undefined}
      data-short={short || undefined}
      data-columns={(columns && !sides) || undefined}
      data-invalid={invalid || undefined}
    >
      {children}
    </div>
  );
}
