import type { ReactNode } from 'react';
import { findDeclaredFormat, formats } from '../../../engine/index.ts';
import { useWizard } from '../../context/useWizard.ts';
import type { FieldTemplateParts } from '../Theme.ts';
import classes from '../../elements/Field.module.css';
import { QuestionGroup } from '../../../ui/choices/QuestionGroup.tsx';

interface FieldLabelProps extends FieldTemplateParts {
  readonly children: ReactNode;
}

/** The contents of a frame with their name: a label, or a fieldset with its legend. */
export function FieldLabel({ layout, state, texts, labelId, describedBy, children }: FieldLabelProps) {
  const optional = state.markedOptional && state.lock === null ? <Optional /> : null;
  const format = findDeclaredFormat(state.field.schema);
  const { symbol } = format === null ? {} : formats[format];
  const unit = symbol === undefined ? '' : ` (${symbol})`;
  switch (layout) {
    case 'inline':
      return children;
    case 'label':
      return (
        <>
          <label id={labelId} htmlFor={state.name} className={classes.label}>
            <span>{`${texts.label}${unit}`}</span>
            {optional}
          </label>
          {children}
        </>
      );
    case 'group':
      return (
        <QuestionGroup
          legendId={labelId}
          legend={
            <>
              <span>{`${texts.legend}${unit}`}</span>
              {optional}
            </>
          }
          describedBy={describedBy}
        >
          {children}
        </QuestionGroup>
      );
  }
}

function Optional() {
  const { texts } = useWizard();
  return <span className={classes.optional}>{` ${texts.get(['wizard:optional'])}`}</span>;
}
