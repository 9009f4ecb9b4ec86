import type { ControlProps } from '../../inputs/ControlProps.ts';
import { ChoiceList } from '../../inputs/choice/ChoiceList.tsx';
import { choicesOf } from '../../inputs/choice/choicesOf.ts';
import { RadioCard } from '../../inputs/choice/RadioCard.tsx';

/** All options in sight, one framed list. The first takes the id, so that links to the question lead there. */
export function RadioControl({ state, id, texts, invalid, onChange, onBlur }: ControlProps) {
  return (
    <ChoiceList invalid={invalid}>
      {choicesOf(state).map((choice, index) => (
        <RadioCard
          key={choice.value}
          id={index === 0 ? id : `${id}-${index + 1}`}
          name={state.name}
          value={String(choice.value)}
          label={choice.label ?? texts.option(choice.value)}
          reason={choice.disabled === null ? null : texts.text(choice.disabled)}
          checked={state.value === choice.value}
          locked={state.lock !== null}
          invalid={invalid}
          onChoose={() => onChange(choice.value)}
          onBlur={onBlur}
        />
      ))}
    </ChoiceList>
  );
}
