import cardClasses from '../../inputs/choice/ChoiceCard.module.css';
import type { ControlProps } from '../../inputs/ControlProps.ts';
import classes from './CheckboxControl.module.css';

/** A statement to tick. `look: "card"` draws it as large as an option. */
export function CheckboxControl(props: ControlProps) {
  const { state, id, labelledBy, describedBy, texts, invalid, onChange, onBlur } = props;
  const isCard = state.field.control.params['look'] === 'card';
  const locked = state.lock !== null;

  return (
    <label
      className={isCard ? cardClasses['card'] : classes['line']}
      data-look={isCard ? 'card' : undefined}
      data-blocked={locked || undefined}
      data-invalid={invalid || undefined}
    >
      <input
        type="checkbox"
        className={cardClasses['checkbox']}
        id={id}
        name={state.name}
        checked={state.value === true}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-required={state.required || undefined}
        aria-disabled={locked || undefined}
        onChange={(event) => {
          if (!locked) onChange(event.currentTarget.checked);
        }}
        onBlur={onBlur}
      />
      <span id={labelledBy} className={cardClasses['words']}>
        {texts.label}
      </span>
    </label>
  );
}
