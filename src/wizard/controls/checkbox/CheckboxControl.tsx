import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import type { FieldState } from '../../../engine/index.ts';
import { isCard } from '../../inputs/choice/isCard.ts';
import type { ControlProps } from '../../inputs/ControlProps.ts';

/** A statement to tick, or a fact where the answer stands firm. `look: "card"` draws it as large as an option. */
export function CheckboxControl(props: ControlProps) {
  const { state, id, labelledBy, describedBy, texts, invalid, onChange, onBlur } = props;
  return (
    <Checkbox
      id={id}
      name={state.name}
      label={texts.label}
      labelId={labelledBy}
      describedBy={describedBy}
      hint={isCard(state.field) ? texts.hint : ''}
      checked={state.value === true}
      look={chooseLook(state.field)}
      locked={state.lock !== null}
      invalid={invalid}
      required={state.required}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}

function chooseLook(field: FieldState['field']): 'fact' | 'card' | undefined {
  if (field.schema.readOnly === true) return 'fact';
  return isCard(field) ? 'card' : undefined;
}
