import type { ReactNode } from 'react';
import classes from './ChoiceCard.module.css';

interface ChoiceListProps {
  /** Short options, side by side. */
  readonly sides?: boolean;
  /** Words such as "Ja" and "Nein", which find room beside each other everywhere. */
  readonly short?: boolean;
  /** Options that stand in two columns where there is room. */
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
