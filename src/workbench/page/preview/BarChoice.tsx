import { useId } from 'react';
import classes from './PreviewBar.module.css';

interface BarChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
  /** The choice takes a row of its own. */
  readonly isWide?: boolean;
}

/** A choice of the bar with its name above. */
export function BarChoice({ label, value, options, onChoose, isWide = false }: BarChoiceProps) {
  const id = useId();
  return (
    <div className={classes['field']} data-wide={isWide || undefined}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
