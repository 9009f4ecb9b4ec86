import { type ReactNode, useId } from 'react';
import classes from './RadioCard.module.css';

interface RadioCardProps {
  /** Name of the group. */
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly text: string;
  readonly icon: ReactNode;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** A choice as a card: the whole of it can be pressed. */
export function RadioCard({ name, value, label, text, icon, checked, onChoose }: RadioCardProps) {
  const id = useId();
  return (
    <label className={classes.card}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-text`}
        onChange={onChoose}
      />
      {icon}
      <span className={classes.texts}>
        <span id={`${id}-label`} className={classes.label}>
          {label}
        </span>
        <span id={`${id}-text`} className={classes.text}>
          {text}
        </span>
      </span>
    </label>
  );
}
