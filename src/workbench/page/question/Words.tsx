import type { DescribedNode } from '../../../analysis/index.ts';
import { say } from '../say.ts';
import classes from './Words.module.css';

/** The names of the usual parts of texts. */
const named = ['label', 'legend', 'title', 'hint', 'help', 'intro', 'text', 'placeholder', 'error'] as const;

/** The words that customers read, as they are written. */
export function Words({ words }: { readonly words: DescribedNode['words'] }) {
  if (words.length === 0) return null;
  return (
    <section className={classes['words']}>
      <h2 className={classes['title']}>{say('words')}</h2>
      <dl>
        {words.map(({ part, text }) => (
          <div key={part}>
            <dt>{sayPart(part)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function sayPart(part: string): string {
  const known = named.find((name) => part === name || part.startsWith(`${name}.`));
  return say(known === undefined ? 'word.other' : `word.${known}`);
}
