import type { ControlProps } from '../../inputs/ControlProps.ts';
import { areShort, fitColumns } from '../../../ui/choices/areShort.ts';
import { ChoiceList } from '../../../ui/choices/ChoiceList.tsx';
import { listOfferedOptions } from '../../inputs/choice/listOfferedOptions.ts';
import { RadioCard } from '../../../ui/choices/RadioCard.tsx';

/** All options in one framed list; short ones side by side. The first option has the id of the question, the target of links to it. */
export function RadioControl({ state, id, texts, invalid, onChange, onBlur }: ControlProps) {
  const choices = listOfferedOptions(state).map((choice) => ({
    ...choice,
    words: choice.label ?? texts.option(choice.value),
  }));
  const words = choices.map((choice) => choice.words);
  const isPlain = choices.every(({ disabled }) => disabled === null);
  const sides = isPlain && areShort(words);
  return (
    <ChoiceList
      sides={sides}
      short={sides && words.length === 2}
      columns={fitColumns(words)}
      invalid={invalid}
    >
      {choices.map((choice, index) => (
        <RadioCard
          key={choice.value}
          id={index === 0 ? id : `${id}-${index + 1}`}
          name={state.name}
          value={String(choice.value)}
          label={choice.words}
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
