import { IconLock } from '@tabler/icons-react';
import classes from './ChoiceCard.module.css';

interface RadioCardProps {
  readonly id: string;
  /** Name of the group. */
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** Why the option cannot be chosen. It can be focused, so that the reason is found. */
  readonly reason?: string | null;
  readonly checked: boolean;
  readonly locked?: boolean;
  readonly invalid?: boolean;
  readonly onChoose: () => void;
  readonly onBlur?: () => void;
}

/** One option of a question; a press anywhere on the card chooses it. */
export function RadioCard(props: RadioCardProps) {
  const { id, name, value, label, reason = null, checked, locked, invalid } = props;
  const isBlocked = locked === true || reason !== null;

  return (
    <label
      className={classes['card']}
      data-blocked={isBlocked || undefined}
      data-invalid={invalid || undefined}
    >
      <input
        type="radio"
        className={classes['radio']}
        id={id}
        name={name}
        value={value}
        checked={checked}
        aria-disabled={isBlocked || undefined}
        aria-describedby={reason === null ? undefined : `${id}-reason`}
        onChange={() => {
          if (!isBlocked) props.onChoose();
        }}
        onBlur={props.onBlur}
      />
      <span className={classes['words']}>
        <span>{label}</span>
        {reason !== null && (
          <span id={`${id}-reason`} className={classes['reason']}>
            <IconLock size={18} stroke={1.75} aria-hidden />
            <span>{reason}</span>
          </span>
        )}
      </span>
    </label>
  );
}
