import type { ControlProps } from '../../inputs/ControlProps.ts';
import { areShort } from '../../../ui/choices/areShort.ts';
import { ChoiceList } from '../../../ui/choices/ChoiceList.tsx';
import { RadioCard } from '../../../ui/choices/RadioCard.tsx';

/** Yes and no side by side, with neither chosen at first. */
export function YesNoControl({ state, id, texts, invalid, onChange, onBlur }: ControlProps) {
  const answers = [true, false];
  return (
    <ChoiceList sides short={areShort(answers.map((answer) => texts.option(answer)))} invalid={invalid}>
      {answers.map((answer) => (
        <RadioCard
          key={String(answer)}
          id={answer ? id : `${id}-no`}
          name={state.name}
          value={String(answer)}
          label={texts.option(answer)}
          checked={state.value === answer}
          locked={state.lock !== null}
          invalid={invalid}
          onChoose={() => onChange(answer)}
          onBlur={onBlur}
        />
      ))}
    </ChoiceList>
  );
}
