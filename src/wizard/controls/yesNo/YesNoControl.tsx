import type { ControlProps } from '../../inputs/ControlProps.ts';
import { ChoiceList } from '../../inputs/choice/ChoiceList.tsx';
import { RadioCard } from '../../inputs/choice/RadioCard.tsx';

/** A question with two answers side by side, and none of them given until one is chosen. */
export function YesNoControl({ state, id, texts, invalid, onChange, onBlur }: ControlProps) {
  return (
    <ChoiceList sides invalid={invalid}>
      {[true, false].map((answer) => (
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
