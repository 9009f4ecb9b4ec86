import type { ReactNode } from 'react';
import classes from './Field.module.css';

interface QuestionGroupProps {
  readonly legend: ReactNode;
  readonly legendId?: string;
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
}

/** A question with several things to press or to fill in, named by its legend. */
export function QuestionGroup({ legend, legendId, describedBy, children }: QuestionGroupProps) {
  return (
    <fieldset className={classes.group} aria-describedby={describedBy}>
      <legend id={legendId} className={classes.legend}>
        {legend}
      </legend>
      {children}
    </fieldset>
  );
}
