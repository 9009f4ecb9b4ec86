import { findSubjectOfKey } from '../../model/edits/words.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { say } from '../say.ts';
import { Word } from './Word.tsx';
import classes from './Words.module.css';

/** The words of a question, a step, or (null) the form as a whole, each in a field. */
export function Words({ opened, subject }: { readonly opened: FormAnswer; readonly subject: string | null }) {
  const entries = opened.words.filter(({ key }) => findSubjectOfKey(opened.form, key) === subject);
  if (entries.length === 0) return null;
  return (
    <section className={classes['words']} aria-labelledby="words">
      <h2 id="words" className={classes['title']}>
        {say('words')}
      </h2>
      {entries.map((entry) => (
        <Word key={entry.key} entry={entry} opened={opened} />
      ))}
    </section>
  );
}
