import classes from './Facts.module.css';
import { Sentence } from '../sentences/Sentence.tsx';

/** Names and sentences in two columns. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, says: string])[] }) {
  return (
    <dl className={classes['facts']}>
      {facts.map(([name, says], index) => (
        <div key={`${name} ${index}`}>
          <dt>{name}</dt>
          <dd>
            <Sentence text={says} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
