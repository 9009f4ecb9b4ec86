import type { ConditionRow, RowValue } from '../../model/conditions/Condition.ts';
import type { Subject } from '../../model/conditions/listSubjects.ts';
import { say } from '../say.ts';
import classes from './Edit.module.css';

interface ValueFieldProps {
  readonly row: ConditionRow;
  readonly subject: Subject;
  readonly onChange: (value: RowValue) => void;
}

/** The value of a comparison in the words of the question. */
export function ValueField({ row: { operator, value }, subject, onChange }: ValueFieldProps) {
  switch (operator) {
    case 'holds':
    case 'holdsNot':
    case 'no':
    case 'answered':
    case 'unanswered':
      return null;
    case 'oneOf':
      return <ValueList value={value} subject={subject} onChange={onChange} />;
    case 'is':
    case 'isNot':
    case 'less':
    case 'atMost':
    case 'more':
    case 'atLeast':
      return subject.options.length > 0 ? (
        <select
          aria-label={say('condition.value')}
          value={String(value ?? '')}
          onChange={({ target }) => onChange(target.value)}
        >
          {value === null && <option value="">{say('condition.choose')}</option>}
          {subject.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      ) : (
        <TypedValue value={value} subject={subject} onChange={onChange} />
      );
  }
}

type PartProps = Pick<ValueFieldProps, 'subject' | 'onChange'> & { readonly value: RowValue };

function TypedValue({ value, subject: { type }, onChange }: PartProps) {
  return (
    <input
      aria-label={say('condition.value')}
      type={type === 'number' || type === 'date' ? type : 'text'}
      value={typeof value === 'string' || typeof value === 'number' ? value : ''}
      onChange={({ target }) =>
        onChange(target.value === '' ? null : type === 'number' ? Number(target.value) : target.value)
      }
    />
  );
}

function ValueList({ value, subject, onChange }: PartProps) {
  const chosen: readonly (string | number)[] = Array.isArray(value) ? value : [];
  return (
    <fieldset className={classes['values']}>
      <legend className={classes['hidden']}>{say('condition.value')}</legend>
      {subject.options.map((option) => (
        <label key={option.value} className={classes['check']}>
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={({ target }) =>
              onChange(
                subject.options.flatMap(({ value: one }) =>
                  (one === option.value ? target.checked : chosen.includes(one)) ? [one] : [],
                ),
              )
            }
          />
          <span>{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}
