import { memo } from 'react';
import type { HTMLAttributes } from 'react';
import type { FieldState } from '../../../engine/index.ts';
import box from '../../../ui/style/TextBox.module.css';
import type { ControlProps } from '../ControlProps.ts';
import { type BoxWidth, chooseBoxWidth } from './chooseBoxWidth.ts';
import classes from './TypedField.module.css';
import type { TypedText } from './useTypedText.ts';

export interface TypedFieldSettings {
  readonly type?: 'text' | 'tel' | 'password';
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoCapitalize?: 'none' | 'characters';
  /** Absent: the width of its longest text, at most the width of the form. */
  readonly width?: BoxWidth;
}

interface TypedFieldProps extends ControlProps, TypedFieldSettings {
  readonly typed: TypedText;
}

/**
 * A single line of text without a native limit: a paste is never cut, and text that is too long causes a readable error. Typing does not
 * draw it again, because the input holds the text.
 */
export const TypedField = memo(function TypedField(props: TypedFieldProps) {
  const { state, id, describedBy, invalid, type = 'text' } = props;
  const { attach, defaultValue, onInput, onBlur } = props.typed;

  return (
    <input
      ref={attach}
      className={`${box['box']} ${classes['typed']}`}
      data-width={props.width ?? chooseBoxWidth(state.field.schema.maxLength ?? Infinity)}
      type={type}
      id={id}
      name={state.name}
      defaultValue={defaultValue}
      onInput={onInput}
      onBlur={onBlur}
      readOnly={state.lock !== null}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={state.required || undefined}
      autoComplete={state.field.autocomplete ?? 'off'}
      autoCapitalize={props.autoCapitalize}
      autoCorrect="off"
      spellCheck={false}
      inputMode={props.inputMode}
    />
  );
}, isDrawnAlike);

function isDrawnAlike(drawn: TypedFieldProps, next: TypedFieldProps): boolean {
  return (
    drawn.state.name === next.state.name &&
    isLocked(drawn.state) === isLocked(next.state) &&
    drawn.state.required === next.state.required &&
    drawn.typed.onInput === next.typed.onInput &&
    drawn.id === next.id &&
    drawn.type === next.type &&
    drawn.describedBy === next.describedBy &&
    drawn.invalid === next.invalid &&
    drawn.typed.onBlur === next.typed.onBlur
  );
}

function isLocked(state: FieldState): boolean {
  return state.lock !== null;
}
