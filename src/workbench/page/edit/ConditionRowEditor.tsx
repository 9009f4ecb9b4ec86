import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Judgement } from '../../../analysis/index.ts';
import type { ConditionRow, RowOperator } from '../../model/conditions/Condition.ts';
import { listOperators, type Subject } from '../../model/conditions/listSubjects.ts';
import { Truth } from '../sentences/Truth.tsx';
import { say } from '../say.ts';
import { ValueField } from './ValueField.tsx';
import classes from './Edit.module.css';

interface ConditionRowEditorProps {
  readonly number: number;
  readonly row: ConditionRow;
  readonly subjects: readonly Subject[];
  readonly truth: Judgement['parts'][number] | null;
  /** Whether it was just added: its first field takes the focus. */
  readonly isNew: boolean;
  /** Null removes the row. */
  readonly onChange: (row: ConditionRow | null) => void;
}

/** One row: a question, what is said of it, and its truth now. */
export function ConditionRowEditor({
  number,
  row,
  subjects,
  truth,
  isNew,
  onChange,
}: ConditionRowEditorProps) {
  const { subject: id, operator } = row;
  const subject = subjects.find((one) => one.id === id) ?? null;
  return (
    <fieldset className={classes['row']} aria-label={say('condition.row', { number })}>
      <SubjectChoice
        id={id}
        subjects={subjects}
        isFirst={isNew && id === ''}
        onChange={(next) => {
          const found = subjects.find((one) => one.id === next);
          const [first = 'holds'] = found ? listOperators(found) : [];
          onChange({ kind: 'row', subject: next, operator: first, value: null });
        }}
      />
      {truth !== null && <Truth holds={truth.holds} />}
      <button
        type="button"
        className={classes['tool']}
        aria-label={say('condition.remove', { name: subject?.label ?? id })}
        onClick={() => onChange(null)}
      >
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </button>
      {subject !== null && (
        <div className={classes['says']}>
          <select
            aria-label={say('condition.operator')}
            value={operator}
            onChange={({ target }) => {
              const next = listOperators(subject).find((one) => one === target.value) ?? operator;
              onChange({ ...row, operator: next, value: keepValue(row, next) });
            }}
          >
            {listOffered(subject, operator).map((one) => (
              <option key={one} value={one}>
                {sayOperator(subject, one)}
              </option>
            ))}
          </select>
          <ValueField row={row} subject={subject} onChange={(value) => onChange({ ...row, value })} />
        </div>
      )}
    </fieldset>
  );
}

/** An operator that a file has is offered although it is unusual for its type. */
function listOffered(subject: Subject, operator: RowOperator): readonly RowOperator[] {
  const usual = listOperators(subject);
  return usual.includes(operator) ? usual : [...usual, operator];
}

/** A value that fits the next operator, too, stays. */
function keepValue({ value }: ConditionRow, next: RowOperator): ConditionRow['value'] {
  if (next === 'oneOf') return typeof value === 'string' || typeof value === 'number' ? [value] : value;
  return Array.isArray(value) ? (value[0] ?? null) : value;
}

function sayOperator({ kind, type }: Subject, operator: RowOperator): string {
  if (kind === 'condition') return say(operator === 'holds' ? 'operator.condition' : 'operator.noCondition');
  return type === 'date' && isOrder(operator)
    ? say(`operator.date.${operator}`)
    : say(`operator.${operator}`);
}

function isOrder(operator: RowOperator): operator is 'less' | 'atMost' | 'more' | 'atLeast' {
  return ['less', 'atMost', 'more', 'atLeast'].includes(operator);
}

interface SubjectChoiceProps {
  readonly id: string;
  readonly subjects: readonly Subject[];
  /** It takes the focus when it appears. */
  readonly isFirst: boolean;
  readonly onChange: (id: string) => void;
}

/** Only what stands above can be chosen: named conditions first, then the questions by step, then values and facts. */
function SubjectChoice({ id, subjects, isFirst, onChange }: SubjectChoiceProps) {
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isFirst) field.current?.focus();
  }, [isFirst]);
  const places = [...new Set(subjects.flatMap(({ kind, place }) => (kind === 'question' ? [place] : [])))];
  const groups: readonly (readonly [name: string, ofGroup: readonly Subject[]])[] = [
    [say('condition.named'), subjects.filter(({ kind }) => kind === 'condition')],
    ...places.map(
      (place) => [place, subjects.filter((one) => one.kind === 'question' && one.place === place)] as const,
    ),
    [say('value.group.values'), subjects.filter(({ kind }) => kind === 'value')],
    [say('condition.facts'), subjects.filter(({ kind }) => kind === 'fact')],
  ];
  const isKnown = subjects.some((one) => one.id === id);
  return (
    <select
      ref={field}
      aria-label={say('condition.subject')}
      value={id}
      onChange={({ target }) => onChange(target.value)}
    >
      {id === '' && <option value="">{say('condition.choose')}</option>}
      {id !== '' && !isKnown && <option value={id}>{id}</option>}
      {groups.map(
        ([name, ofGroup]) =>
          ofGroup.length > 0 && (
            <optgroup key={name} label={name}>
              {ofGroup.map(({ id: one, label }) => (
                <option key={one} value={one}>
                  {label}
                </option>
              ))}
            </optgroup>
          ),
      )}
    </select>
  );
}
