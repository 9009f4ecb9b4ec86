import type { BlockProps } from './BlockProps.ts';
import classes from './FoldedRest.module.css';
import { Paragraphs } from './Paragraphs.tsx';

interface FoldedRestProps extends Pick<BlockProps, 'texts'> {
  /** Parameters of the text. */
  readonly values?: Parameters<BlockProps['texts']['text']>[1];
}

/** The part of a block's text that customers unfold (`rest`), below the words that do so (`unfold`); on paper it is open. */
export function FoldedRest({ texts, values }: FoldedRestProps) {
  const rest = texts.text('rest', values);
  if (rest === '') return null;
  return (
    <details className={classes.rest}>
      <summary>{texts.text('unfold', values)}</summary>
      <Paragraphs text={rest} />
    </details>
  );
}
