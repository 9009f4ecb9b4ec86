import { IconAlertCircle } from '@tabler/icons-react';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { sharedState } from '../../engine/index.ts';
import type { FieldState } from '../../engine/index.ts';
import { useWizard } from '../useWizard.ts';
import type { ControlProps, FieldTexts } from '../inputs/ControlProps.ts';
import type { ControlView } from '../controls/ControlView.ts';
import { Described } from './Described.tsx';
import { Judged } from './Judged.tsx';
import classes from './FieldFrame.module.css';
import { Named } from './Named.tsx';

export interface FieldFrameProps {
  readonly state: FieldState;
  readonly entry: ControlView;
  readonly texts: FieldTexts;
  /** Sentence of the error shown; null while there is none to show. */
  readonly error: string | null;
  readonly onChange: ControlProps['onChange'];
  readonly onBlur: ControlProps['onBlur'];
  readonly follow: ControlProps['follow'];
  /** Stands below the control. */
  readonly after?: ReactNode;
}

/** A question with everything around its control. Hiding and showing it draws the frame alone. */
export function FieldFrame(props: FieldFrameProps) {
  const { state, entry, error } = props;
  return (
    <div
      className={classes.field}
      hidden={!state.shown}
      data-field={state.name}
      data-layout={entry.layout}
      data-invalid={error !== null || undefined}
    >
      <Inside {...props} />
    </div>
  );
}

/**
 * In the one order: label, hint, why, control, error; a control with its label inside comes before its hint. The description reads the
 * error first.
 */
const Inside = memo(function Inside(props: FieldFrameProps) {
  const { state, entry, texts, error, onChange, onBlur, follow, after } = props;
  const { name } = state;
  const hints = [texts.hint, state.lock?.says ? texts.text(state.lock.says) : ''].filter(
    (text) => text !== '',
  );
  const ids = { label: `${name}-label`, hint: `${name}-hint`, error: `${name}-error` };
  const describedBy = [error === null ? '' : ids.error, hints.length > 0 ? ids.hint : ''].filter(
    (id) => id !== '',
  );
  const description = describedBy.length > 0 ? describedBy.join(' ') : undefined;
  const { Input } = entry;
  const input = (
    <Described by={description}>
      <Input
        state={state}
        id={name}
        labelledBy={ids.label}
        describedBy={description}
        texts={texts}
        invalid={error !== null}
        onChange={onChange}
        onBlur={onBlur}
        follow={follow}
      />
    </Described>
  );
  const help = (
    <>
      {hints.length > 0 && (
        <div id={ids.hint} className={classes.hint}>
          {hints.map((hint) => (
            <p key={hint}>{hint}</p>
          ))}
        </div>
      )}
      {texts.why !== '' && <Why text={texts.why} />}
    </>
  );
  const labelIsInside = entry.layout === 'inline';
  return (
    <Named layout={entry.layout} state={state} texts={texts} labelId={ids.label} describedBy={description}>
      {!labelIsInside && help}
      {state.field.control.params['verdict'] === true ? <Judged at={state.key}>{input}</Judged> : input}
      {after}
      {labelIsInside && help}
      {error !== null && <ErrorLine id={ids.error} text={error} />}
    </Named>
  );
}, isDrawnAlike);

/** Out of sight nothing has to be right; what comes back as it was drawn need not be drawn. */
function isDrawnAlike(drawn: FieldFrameProps, next: FieldFrameProps): boolean {
  return (
    (!next.state.shown && drawn.state.name === next.state.name) ||
    (sharedState(drawn.state, next.state) === drawn.state &&
      drawn.entry === next.entry &&
      drawn.texts === next.texts &&
      drawn.error === next.error &&
      drawn.after === next.after &&
      drawn.onChange === next.onChange &&
      drawn.onBlur === next.onBlur &&
      drawn.follow === next.follow)
  );
}

function Why({ text }: { readonly text: string }) {
  const { texts } = useWizard();
  return (
    <details className={classes.why}>
      <summary>{texts.get(['why', 'wizard:why'])}</summary>
      <p>{text}</p>
    </details>
  );
}

function ErrorLine({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p id={id} className={classes.error}>
      <IconAlertCircle size={20} stroke={1.75} aria-hidden />
      <span>{text}</span>
    </p>
  );
}
