import { Input } from '@mantine/core';
import type { HTMLAttributes } from 'react';
import type { ControlProps } from '../ControlProps.ts';
import classes from './TypedField.module.css';
import type { TypedText } from './useTypedText.ts';

export interface TypedFieldSettings {
  readonly type?: 'text' | 'email' | 'tel' | 'password';
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoCapitalize?: 'none' | 'characters';
  /** Characters the input is wide; as wide as the form when absent. */
  readonly width?: 8 | 12 | 28;
}

interface TypedFieldProps extends ControlProps, TypedFieldSettings {
  readonly typed: TypedText;
}

/** A single line of text. No native limit: a paste is never cut, what is too long is an error that can be read. */
export function TypedField(props: TypedFieldProps) {
  const { state, id, describedBy, invalid, onBlur, type = 'text', width } = props;
  const { attach, defaultValue, onInput } = props.typed;

  return (
    <Input
      ref={attach}
      type={type}
      id={id}
      name={state.name}
      defaultValue={defaultValue}
      onInput={onInput}
      onBlur={onBlur}
      error={invalid}
      readOnly={state.lock !== null}
      aria-describedby={describedBy}
      aria-required={state.required || undefined}
      autoComplete={state.field.autocomplete ?? 'off'}
      autoCapitalize={props.autoCapitalize}
      autoCorrect="off"
      spellCheck={false}
      inputMode={props.inputMode}
      classNames={{ wrapper: classes['wrapper'] ?? '' }}
      wrapperProps={{ 'data-width': width }}
    />
  );
}
