import type { ReactNode } from 'react';
import classes from './ChoiceCard.module.css';

interface CheckboxProps {
  readonly id: string;
  readonly name?: string;
  readonly label: ReactNode;
  /** Id of the label, where it names another element, too. */
  readonly labelId?: string;
  readonly describedBy?: string | undefined;
  /** Explains the label inside of its card, with the id `<id>-hint`. */
  readonly hint?: string;
  readonly checked: boolean;
  /** `card`: with a border, like an option. `fact`: with a mark in place of a box, because nobody can change it here. */
  readonly look?: 'card' | 'fact' | undefined;
  readonly locked?: boolean;
  readonly invalid?: boolean;
  readonly required?: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly onBlur?: () => void;
}

/** A checkbox; a press anywhere on its words ticks it. A locked one can be focused. */
export function Checkbox(props: CheckboxProps) {
  const { id, look = 'line', locked = false, invalid = false, hint = '' } = props;

  return (
    <label
      className={classes[look]}
      data-look={look}
      data-blocked={locked || undefined}
      data-invalid={invalid || undefined}
    >
      <input
        type="checkbox"
        className={classes['checkbox']}
        id={id}
        name={props.name}
        checked={props.checked}
        aria-labelledby={hint === '' ? undefined : props.labelId}
        aria-describedby={props.describedBy}
        aria-invalid={invalid || undefined}
        aria-required={props.required || undefined}
        aria-disabled={locked || undefined}
        onChange={(event) => {
          if (!locked) props.onChange(event.currentTarget.checked);
        }}
        onBlur={props.onBlur}
      />
      <span className={classes['words']}>
        <span id={props.labelId}>{props.label}</span>
        {hint !== '' && (
          <span id={`${id}-hint`} className={classes['hint']}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
