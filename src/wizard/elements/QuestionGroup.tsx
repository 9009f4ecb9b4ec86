import type { ReactNode } from 'react';
import classes from './Field.module.css';

interface QuestionGroupProps {
  readonly legend: ReactNode;
  readonly legendId?: string;
  readonly describedBy?: string | undefined;
  /** Something is wrong with its answers together. */
  readonly invalid?: boolean;
  readonly children: ReactNode;
}

/** A question with several things to press or to fill in, named by its legend. */
export function QuestionGroup({ legend, legendId, describedBy, invalid, children }: QuestionGroupProps) {
  return (
    <fieldset className={classes.group} aria-describedby={describedBy} data-invalid={invalid || undefined}>
      <legend id={legendId} className={classes.legend}>
        {legend}
      </legend>
      {children}
    </fieldset>
  );
}
