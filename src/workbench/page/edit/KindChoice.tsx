import {
  IconAlignLeft,
  IconCalendar,
  IconCircleDot,
  IconForms,
  IconHash,
  IconInfoCircle,
  IconToggleLeft,
} from '@tabler/icons-react';
import { type QuestionKind, questionKinds } from '../../model/questions/questionKinds.ts';
import { say } from '../say.ts';
import classes from './Edit.module.css';

const icons = {
  yesNo: IconToggleLeft,
  choice: IconCircleDot,
  text: IconForms,
  longText: IconAlignLeft,
  number: IconHash,
  date: IconCalendar,
  note: IconInfoCircle,
} as const satisfies Readonly<Record<QuestionKind, unknown>>;

interface KindChoiceProps {
  readonly kind: QuestionKind;
  readonly onChange: (kind: QuestionKind) => void;
}

/** The kinds of questions with their pictures. */
export function KindChoice({ kind, onChange }: KindChoiceProps) {
  return (
    <fieldset className={classes['kinds']}>
      <legend>{say('insert.kind')}</legend>
      {(Object.keys(questionKinds) as readonly QuestionKind[]).map((one) => {
        const Icon = icons[one];
        return (
          <label key={one}>
            <input type="radio" name="kind" checked={one === kind} onChange={() => onChange(one)} />
            <Icon size={22} stroke={1.75} aria-hidden="true" />
            <span>{say(`kind.${one}`)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
