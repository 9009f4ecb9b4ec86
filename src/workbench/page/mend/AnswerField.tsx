import { findQuestionType, type SubjectType } from '../../model/conditions/listSubjects.ts';
import type { MendAnswer } from '../../model/edits/EditApi.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import classes from '../dialog/Dialog.module.css';
import { say } from '../say.ts';

interface AnswerFieldProps {
  /** With positions of rows: `witness.people.0.email`. */
  readonly path: string;
  readonly opened: FormAnswer;
  readonly value: MendAnswer | null;
  readonly onChange: (value: MendAnswer | null) => void;
}

/** A question of the form in its own words, with an input that fits its answers. */
export function AnswerField({ path, opened, value, onChange }: AnswerFieldProps) {
  const plain = path.replace(/\.\d+(?=\.|$)/g, '');
  const node = opened.form.steps.flatMap(({ nodes }) => nodes).find((one) => one.path === plain);
  const type = findQuestionType(opened, plain);
  const choices =
    type === 'truth'
      ? [true, false].map((one) => ({ value: String(one), text: say(one ? 'why.yes' : 'why.no') }))
      : (node?.options ?? []);
  const read = (text: string) => onChange(text === '' ? null : readAnswer(text, type));
  return (
    <label className={classes['field']}>
      <span>{node?.label ?? plain}</span>
      {choices.length > 0 ? (
        <select value={String(value ?? '')} onChange={({ target }) => read(target.value)}>
          <option value="">{say('condition.choose')}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.text}
            </option>
          ))}
        </select>
      ) : (
        <input
          type={type === 'number' || type === 'date' ? type : 'text'}
          value={String(value ?? '')}
          onChange={({ target }) => read(target.value)}
        />
      )}
    </label>
  );
}

function readAnswer(text: string, type: SubjectType | null): MendAnswer {
  if (type === 'truth') return text === 'true';
  return type === 'number' ? Number(text) : text;
}
