import classes from './PriceComparisonBlock.module.css';

interface ColumnChoiceProps {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** Which column is looked at. It changes the picture alone. */
export function ColumnChoice({ name, legend, options, value, onChoose }: ColumnChoiceProps) {
  if (options.length < 2) return null;
  return (
    <fieldset className={classes.choice}>
      <legend className="visuallyHidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.chip}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
