import classes from './Facts.module.css';

/** A sentence of the document; what stands between backticks there is a name of the files. */
export function Sentence({ text }: { readonly text: string }) {
  return (
    <>
      {text.split('`').map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <code key={`${index} ${part}`} className={classes['code']}>
            {part}
          </code>
        ),
      )}
    </>
  );
}
