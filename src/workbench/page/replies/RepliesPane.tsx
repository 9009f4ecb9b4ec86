import { listReplyRows } from '../../model/replies/listReplyRows.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { Sentence } from '../sentences/Sentence.tsx';
import { say } from '../say.ts';
import { CallTable } from './CallTable.tsx';
import { sayMoment } from './sayReply.ts';
import classes from './Replies.module.css';

/** The messages of the form for each answer of the servers, call by call. */
export function RepliesPane({ opened }: { readonly opened: FormAnswer }) {
  const { calls } = opened.form;
  return (
    <section className={classes['pane']} aria-labelledby="replies">
      <header className={classes['head']}>
        <h1 id="replies" tabIndex={-1} className={classes['title']}>
          {say('replies')}
        </h1>
        <p className={classes['note']}>{say(calls.length === 0 ? 'replies.none' : 'replies.intro')}</p>
      </header>
      {calls.map((call, index) => {
        const known = opened.calls[index] ?? { answers: {}, index: null, way: null };
        const rows = listReplyRows(call, known);
        const id = `call-${index}`;
        return (
          <section key={id} className={classes['call']} aria-labelledby={id}>
            <header className={classes['head']}>
              <h2 id={id} className={classes['moment']}>
                {sayMoment(opened, call.at)}
              </h2>
              <p className={classes['code']}>{call.call}</p>
              {call.when !== null && (
                <p className={classes['note']}>
                  <Sentence text={say('replies.when', { condition: call.when })} />
                </p>
              )}
            </header>
            <CallTable opened={opened} call={call} known={known} rows={rows} />
            {known.index === null && <p className={classes['note']}>{say('replies.ofPart')}</p>}
          </section>
        );
      })}
    </section>
  );
}
