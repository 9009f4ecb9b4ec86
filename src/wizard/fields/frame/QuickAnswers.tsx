import { useState } from 'react';
import { type FieldKey, type FieldState, nodeState, type Value, type Walk } from '../../../engine/index.ts';
import { useDraft, useWizard } from '../../context/useWizard.ts';
import type { FieldTexts } from '../../inputs/ControlProps.ts';
import { QuickButton } from '../../../ui/buttons/QuickButton.tsx';
import classes from '../../../ui/buttons/QuickButton.module.css';
import { CurrentAddressButton } from './CurrentAddressButton.tsx';
import { getQuickAnswer } from './getQuickAnswer.ts';
import { listQuickNames } from './listQuickNames.ts';

interface QuickAnswersProps {
  readonly state: FieldState;
  readonly texts: FieldTexts;
  /** Id of the label of the question. */
  readonly labelledBy: string;
  readonly onAnswer: (answer: Value) => void;
}

/** Buttons below a control that fill in an answer; buttons without an acceptable answer are left out. */
export function QuickAnswers({ state, texts: own, labelledBy, onAnswer }: QuickAnswersProps) {
  const { draft, texts, ports } = useWizard();
  const given = useDraft(({ walk }) => valueAt(walk, state.key));
  const [pressed, setPressed] = useState<{ readonly name: string; readonly value: Value } | null>(null);
  const answerNow = (name: string) =>
    getQuickAnswer(name, state, { walk: draft.getState().walk, now: ports().now() });
  const label = (name: string) => texts.get([`wizard:quick.${name}`]);

  function answer(name: string, value: Value): void {
    setPressed({ name, value });
    onAnswer(value);
    ports().announce(texts.get(['wizard:quick.filled'], { what: own.label, answer: label(name) }));
  }
  return (
    <div className={classes['row']}>
      {listQuickNames(state).map((name) => {
        if (name === 'here')
          return (
            <CurrentAddressButton
              key={name}
              label={label(name)}
              describedBy={labelledBy}
              onFound={(place) => answer(name, place)}
            />
          );
        const value = answerNow(name);
        // The current time changes with every minute; a pressed button stays pressed until another answer is typed.
        const before = pressed?.name === name ? pressed.value : null;
        const isSet = given !== null && (given === value || given === before);
        return (
          value !== null && (
            <QuickButton
              key={name}
              label={label(name)}
              describedBy={labelledBy}
              isSet={isSet}
              onPress={() => answer(name, answerNow(name))}
            />
          )
        );
      })}
    </div>
  );
}

function valueAt(walk: Walk, key: FieldKey): Value {
  const now = nodeState(walk, key);
  return now?.kind === 'field' ? now.value : null;
}
