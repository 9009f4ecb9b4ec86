import classes from './Sentence.module.css';

/** A sentence of the document. Names of the files stand between backticks there. */
export function Sentence({ text }: { readonly text: string }) {
  const parts = text
    .split('`')
    .map((part, index) => ({ part, isName: index % 2 === 1, key: `${index} ${part}` }));
  return (
    <>
      {parts.map(({ part, isName, key }) =>
        isName ? (
          <code key={key} className={classes['code']}>
            {part}
          </code>
        ) : (
          <span key={key}>{part}</span>
        ),
      )}
    </>
  );
}
