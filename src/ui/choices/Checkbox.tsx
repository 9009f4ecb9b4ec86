import type { ReactNode } from 'react';
import classes from './ChoiceCard.module.css';

interface CheckboxProps {
  readonly id: string;
  readonly name?: string;
  readonly label: ReactNode;
  /** Id of the label, for what it names besides the box. */
  readonly labelId?: string;
  readonly describedBy?: string | undefined;
  readonly checked: boolean;
  /** As large as an option. */
  readonly isCard?: boolean;
  readonly locked?: boolean;
  readonly invalid?: boolean;
  readonly required?: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly onBlur?: () => void;
}

/** A statement to tick, the whole of it the target. A locked one stays focusable. */
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
