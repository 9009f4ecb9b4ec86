import { useId } from 'react';
import type { FlowMend, MendAnswer } from '../../model/edits/EditApi.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { say } from '../say.ts';
import { AnswerField } from './AnswerField.tsx';
import classes from './MendDialog.module.css';

interface MendedFlowProps {
  readonly mend: FlowMend;
  readonly opened: FormAnswer;
  readonly answers: Readonly<Record<string, MendAnswer>>;
  /** Whether a question of the file has no answer yet. */
  readonly isWaiting: boolean;
  readonly onAnswer: (path: string, value: MendAnswer | null) => void;
}

/** One flow test that fails: its unanswered questions, what it expects otherwise, and whether it passes with that. */
export function MendedFlow({ mend, opened, answers, isWaiting, onAnswer }: MendedFlowProps) {
  const { name, unanswered, changes, left } = mend;
  const id = useId();
  return (
    <section className={classes['flow']} aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      {unanswered.map((path) => (
        <AnswerField
          key={path}
          path={path}
          opened={opened}
          value={answers[path] ?? null}
          onChange={(value) => onAnswer(path, value)}
        />
      ))}
      {changes.length > 0 && (
        <ul>
          {changes.map(({ path, was, is }) => (
            <li key={path.join('.')}>
              {say('mend.change', {
                member: path.filter((part) => part !== 'submits').join(' › '),
                was: sayValue(was),
                is: sayValue(is),
              })}
            </li>
          ))}
        </ul>
      )}
      <p data-state={left === null ? 'passes' : 'fails'} className={classes['state']}>
        {left === null
          ? say('mend.passes')
          : isWaiting
            ? say('mend.waits')
            : say('mend.fails', { why: left })}
      </p>
    </section>
  );
}

/** Null: the member is not sent. */
function sayValue(value: unknown): string {
  if (value === null || value === undefined) return say('mend.nothing');
  if (typeof value === 'boolean') return say(value ? 'why.yes' : 'why.no');
  return typeof value === 'string' ? `„${value}“` : JSON.stringify(value);
}
