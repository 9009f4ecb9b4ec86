import type { ControlProps } from '../../inputs/ControlProps.ts';
import cardClasses from '../../inputs/choice/ChoiceCard.module.css';
import { RadioCard } from '../../inputs/choice/RadioCard.tsx';
import classes from './YesNoControl.module.css';

/** A question with two answers side by side, and none of them given until one is chosen. */
export function YesNoControl({ state, id, texts, invalid, onChange, onBlur }: ControlProps) {
  return (
    <div className={`${cardClasses['list']} ${classes['sides']}`} data-invalid={invalid || undefined}>
      {[true, false].map((answer) => (
        <RadioCard
          key={String(answer)}
          id={answer ? id : `${id}-no`}
          name={state.name}
          value={String(answer)}
          label={texts.option(answer)}
          reason={null}
          checked={state.value === answer}
          locked={state.lock !== null}
          invalid={invalid}
          onChoose={() => onChange(answer)}
          onBlur={onBlur}
        />
      ))}
    </div>
  );
}
