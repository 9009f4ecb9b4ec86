import box from '../../../ui/style/TextBox.module.css';
import type { ControlProps } from '../../inputs/ControlProps.ts';
import { useTypedText } from '../../inputs/typed/useTypedText.ts';
import { CharacterCount } from './CharacterCount.tsx';
import classes from './TextareaControl.module.css';

/** Text of several lines, in a box that grows with it. */
export function TextareaControl(props: ControlProps) {
  const { state, id, describedBy, invalid } = props;
  const { attach, defaultValue, onInput, onBlur } = useTypedText(props);
  const { maxLength } = state.field.schema;

  return (
    <>
      <textarea
        className={`${box['box']} ${classes['text']}`}
        ref={attach}
        id={id}
        name={state.name}
        defaultValue={defaultValue}
        onInput={onInput}
        onBlur={onBlur}
        readOnly={state.lock !== null}
        rows={4}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-required={state.required || undefined}
        autoComplete={state.field.autocomplete ?? 'off'}
      />
      {maxLength !== undefined && <CharacterCount answer={state.answer} limit={maxLength} />}
    </>
  );
}
