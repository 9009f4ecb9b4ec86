import {
  IconAlignLeft,
  IconCalendar,
  IconCircleDot,
  IconForms,
  IconHash,
  IconInfoCircle,
  IconList,
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
  list: IconList,
} as const satisfies Readonly<Record<NewKind, unknown>>;

/** The kinds of what can be inserted. */
export type NewKind = QuestionKind | 'list';

interface KindChoiceProps {
  readonly kind: NewKind;
  /** The rows of a list have no lists. */
  readonly isInList: boolean;
  readonly onChange: (kind: NewKind) => void;
}

/** The kinds of questions with their pictures. */
export function KindChoice({ kind, isInList, onChange }: KindChoiceProps) {
  const kinds = Object.keys(questionKinds) as readonly QuestionKind[];
  return (
    <fieldset className={classes['kinds']}>
      <legend>{say('insert.kind')}</legend>
      {[...kinds, ...(isInList ? [] : (['list'] as const))].map((one) => {
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
