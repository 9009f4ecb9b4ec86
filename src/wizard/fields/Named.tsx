import type { ReactNode } from 'react';
import type { FieldState } from '../../engine/index.ts';
import { useWizard } from '../useWizard.ts';
import type { FieldTexts } from '../inputs/ControlProps.ts';
import type { ControlView } from '../controls/ControlView.ts';
import classes from './FieldFrame.module.css';

interface NamedProps {
  readonly layout: ControlView['layout'];
  readonly state: FieldState;
  readonly texts: FieldTexts;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly children: ReactNode;
}

/** The contents of a frame with their name: a label, or a fieldset with its legend. */
export function Named({ layout, state, texts, labelId, describedBy, children }: NamedProps) {
  const optional = state.markedOptional ? <Optional /> : null;
  const unit = texts.unit === '' ? '' : ` (${texts.unit})`;
  switch (layout) {
    case 'inline':
      return children;
    case 'label':
      return (
        <>
          <label id={labelId} htmlFor={state.name} className={classes.label}>
            {texts.label}
            {unit}
            {optional}
          </label>
          {children}
        </>
      );
    case 'group':
      return (
        <fieldset className={classes.group} aria-describedby={describedBy}>
          <legend id={labelId} className={classes.legend}>
            {texts.legend}
            {unit}
            {optional}
          </legend>
          {children}
        </fieldset>
      );
  }
}

function Optional() {
  const { texts } = useWizard();
  return <span className={classes.optional}> {texts.get(['wizard:optional'])}</span>;
}
