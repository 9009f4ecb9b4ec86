import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { count, say } from '../say.ts';
import { Facts } from './Facts.tsx';
import { Words } from './Words.tsx';
import classes from './Selection.module.css';

/** The form as a whole, while nothing in it is selected: its steps, and the calls that it makes. */
export function FormOverview({ opened }: { readonly opened: FormAnswer }) {
  const { title, address, steps, calls } = opened.form;
  const questions = steps.flatMap(({ nodes }) => nodes).filter(({ kind }) => kind === 'field').length;
  return (
    <section className={classes['pane']} aria-labelledby="selected">
      <header className={classes['head']}>
        <p className={classes['kind']}>{say('overview')}</p>
        <h1 id="selected" tabIndex={-1} className={classes['title']}>
          {title}
        </h1>
        <p className={classes['path']}>{address}</p>
      </header>
      <Facts
        facts={[
          [
            say('overview.sizeName'),
            `${count('overview.steps', steps.length)}, ${count('overview.questions', questions)}`,
          ],
        ]}
      />
      <h2 className={classes['part']}>{say('overview.steps')}</h2>
      <Facts
        facts={steps.map(({ title: name, applies }) => [name, applies ?? say('shown.always')] as const)}
      />
      <Words opened={opened} subject={null} />
      {calls.length > 0 && (
        <>
          <h2 className={classes['part']}>{say('calls')}</h2>
          <Facts facts={calls.map(({ call, when }) => [call, when ?? say('shown.always')] as const)} />
        </>
      )}
    </section>
  );
}
