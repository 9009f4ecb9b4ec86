import type { ReactNode } from 'react';
import classes from './ChoiceCard.module.css';

interface CheckboxProps {
  readonly id: string;
  readonly name?: string;
  readonly label: ReactNode;
  /** Id of the label, where it names another element, too. */
  readonly labelId?: string;
  readonly describedBy?: string | undefined;
  readonly checked: boolean;
  /** Drawn with a border, like an option. */
  readonly isCard?: boolean;
  readonly locked?: boolean;
  readonly invalid?: boolean;
  readonly required?: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly onBlur?: () => void;
}

/** A checkbox; a press anywhere on its words ticks it. A locked one can be focused. */
export function Checkbox(props: CheckboxProps) {
  const { isCard = false, locked = false, invalid = false } = props;

  return (
    <label
      className={isCard ? classes['card'] : classes['line']}
      data-look={isCard ? 'card' : undefined}
      data-blocked={locked || undefined}
      data-invalid={invalid || undefined}
    >
      <input
        type="checkbox"
        className={classes['checkbox']}
        id={props.id}
        name={props.name}
        checked={props.checked}
        aria-describedby={props.describedBy}
        aria-invalid={invalid || undefined}
        aria-required={props.required || undefined}
        aria-disabled={locked || undefined}
        onChange={(event) => {
          if (!locked) props.onChange(event.currentTarget.checked);
        }}
        onBlur={props.onBlur}
      />
      <span id={props.labelId} className={classes['words']}>
        {props.label}
      </span>
    </label>
  );
}
