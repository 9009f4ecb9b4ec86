import { ChoiceList } from '../../../ui/choices/ChoiceList.tsx';
import { RadioCard } from '../../../ui/choices/RadioCard.tsx';
import classes from './PriceComparisonBlock.module.css';

interface ColumnChoiceProps {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** The choice of the shown column. It changes the display alone. */
export function ColumnChoice({ name, legend, options, value, onChoose }: ColumnChoiceProps) {
  if (options.length < 2) return null;
  return (
    <fieldset className={classes.choice}>
      <legend>{legend}</legend>
      <ChoiceList sides>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            id={`${name}-${option.value}`}
            name={name}
            value={option.value}
            label={option.label}
            checked={option.value === value}
            onChoose={() => onChoose(option.value)}
          />
        ))}
      </ChoiceList>
    </fieldset>
  );
}
