import type { DescribedNode } from '../../../analysis/index.ts';
import { say } from '../say.ts';
import { select, useWorkbench } from '../useWorkbench.ts';
import { Sentence } from './Sentence.tsx';
import classes from './Options.module.css';

/** The answers of a choice with their codes; a press says why one is offered. */
export function Options({ node }: { readonly node: DescribedNode }) {
  const subject = useWorkbench((state) => state.subject);
  const answer = useWorkbench(({ stand }) => stand?.answers[node.path]);
  const { path, options } = node;
  const isLimited = options.some(({ onlyIf }) => onlyIf !== null);
  return (
    <section className={classes['options']}>
      <h2 className={classes['title']}>{say('options')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('options.text')}</th>
            <th scope="col">{say('options.code')}</th>
            {isLimited && <th scope="col">{say('options.onlyIf')}</th>}
          </tr>
        </thead>
        <tbody>
          {options.map(({ value, text, onlyIf }) => (
            <tr key={value} data-chosen={isAnswer(answer, value) || undefined}>
              <th scope="row">
                <button
                  type="button"
                  className={classes['option']}
                  aria-current={subject === `${path}=${value}` || undefined}
                  onClick={() => select(`${path}=${value}`)}
                >
                  {text}
                </button>
              </th>
              <td className={classes['code']}>{value}</td>
              {isLimited && (
                <td>
                  <Sentence text={onlyIf ?? ''} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function isAnswer(answer: unknown, value: string): boolean {
  return typeof answer === 'number' ? String(answer) === value : answer === value;
}
