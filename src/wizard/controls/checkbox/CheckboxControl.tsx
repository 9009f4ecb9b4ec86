import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import type { ControlProps } from '../../inputs/ControlProps.ts';

/** A statement to tick. `look: "card"` draws it as large as an option. */
export function CheckboxControl(props: ControlProps) {
  const { state, id, labelledBy, describedBy, texts, invalid, onChange, onBlur } = props;
  return (
    <Checkbox
      id={id}
      name={state.name}
      label={texts.label}
      labelId={labelledBy}
      describedBy={describedBy}
      checked={state.value === true}
      isCard={state.field.control.params['look'] === 'card'}
      locked={state.lock !== null}
      invalid={invalid}
      required={state.required}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
