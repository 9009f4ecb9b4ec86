import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './ChoiceCard.module.css';

interface RadioCardProps {
  readonly id: string;
  /** Name of the group. */
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** A remark below the label. */
  readonly text?: string | null;
  readonly icon?: ReactNode;
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
  const { id, name, value, label, text = null, icon, reason = null, checked, locked, invalid } = props;
  const isBlocked = locked === true || reason !== null;
  const describing = [...(text === null ? [] : [`${id}-text`]), ...(reason === null ? [] : [`${id}-reason`])];

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
        aria-labelledby={text === null ? undefined : `${id}-label`}
        aria-describedby={describing.join(' ') || undefined}
        onChange={() => {
          if (!isBlocked) props.onChoose();
        }}
        onBlur={props.onBlur}
      />
      {icon}
      <span className={classes['words']}>
        {text === null ? (
          <span>{label}</span>
        ) : (
          <>
            <span id={`${id}-label`} className={classes['name']}>
              {label}
            </span>
            <span id={`${id}-text`} className={classes['text']}>
              {text}
            </span>
          </>
        )}
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
