import { IconAlertCircle } from '@tabler/icons-react';
import type { QuestionSheet } from '../../model/forms/parseQuestionSheet.ts';
import { say } from '../say.ts';
import classes from './SheetPreview.module.css';

/** Shows the questions that a sheet is read as, and its problems by line. */
export function SheetPreview({ sheet: { questions, problems } }: { readonly sheet: QuestionSheet }) {
  return (
    <>
      {problems.length > 0 && (
        <div role="alert">
          <ul className={classes['problems']}>
            {problems.map(({ line, why, value }) => (
              <li key={`${line} ${why} ${value}`}>
                <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
                <span>{say(`newForm.problem.${why}`, { line, value })}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {questions.length > 0 && (
        <table className={classes['table']}>
          <caption>{say('newForm.preview')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('newForm.preview.line')}</th>
              <th scope="col">{say('newForm.preview.question')}</th>
              <th scope="col">{say('newForm.preview.kind')}</th>
              <th scope="col">{say('newForm.preview.required')}</th>
            </tr>
          </thead>
          <tbody>
            {questions.map(({ line, kind, words, options, isRequired }) => (
              <tr key={line}>
                <td>{line}</td>
                <th scope="row">{words}</th>
                <td>
                  {[say(`kind.${kind}`), options.map(({ text }) => text).join(', ')]
                    .filter(Boolean)
                    .join(': ')}
                </td>
                <td>{kind !== 'note' && say(isRequired ? 'newForm.preview.yes' : 'newForm.preview.no')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
