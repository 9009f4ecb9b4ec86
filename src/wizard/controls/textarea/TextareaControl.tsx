import { Input } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import type { ControlProps } from '../../inputs/ControlProps.ts';
import { useTypedText } from '../../inputs/typed/useTypedText.ts';
import { CharacterCount } from './CharacterCount.tsx';
import classes from './TextareaControl.module.css';

/** Text of several lines that grows with what is written. */
export function TextareaControl(props: ControlProps) {
  const { state, id, describedBy, invalid, onBlur } = props;
  const { attach, defaultValue, onInput } = useTypedText(props);
  const { maxLength } = state.field.schema;

  return (
    <>
      <Input
        component="textarea"
        multiline
        ref={attach}
        id={id}
        name={state.name}
        defaultValue={defaultValue}
        onInput={onInput}
        onBlur={onBlur}
        error={invalid}
        readOnly={state.lock !== null}
        rows={4}
        aria-describedby={describedBy}
        aria-required={state.required || undefined}
        autoComplete={state.field.autocomplete ?? 'off'}
        classNames={{ input: classes['input'] ?? '' }}
      />
      {maxLength !== undefined && <CharacterCount answer={state.answer} limit={maxLength} />}
    </>
  );
}
