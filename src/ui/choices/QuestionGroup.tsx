import type { ReactNode } from 'react';
import classes from './QuestionGroup.module.css';

interface QuestionGroupProps {
  readonly legend: ReactNode;
  readonly legendId?: string;
  readonly describedBy?: string | undefined;
  /** Its answers together are wrong. */
  readonly invalid?: boolean;
  readonly children: ReactNode;
}

/** A question with several controls, named by its legend. */
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
