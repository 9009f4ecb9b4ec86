import type { BlockProps } from '../../elements/BlockProps.ts';
import { Paragraphs } from '../../elements/Paragraphs.tsx';
import { useBlockValues } from '../../elements/useBlockValues.ts';
import classes from './AmountBlock.module.css';

/** The key figure of a page in a card of its own: its name and its amount. */
export function AmountBlock({ state, texts }: BlockProps) {
  const values = useBlockValues(state);
  const { amount } = values;
  const text = texts.text('text', values);
  return (
    <div className={classes.amount}>
      <p className={classes.label}>{texts.label}</p>
      <p className={classes.figure}>{typeof amount === 'string' ? amount : ''}</p>
      {text !== '' && <Paragraphs text={text} />}
    </div>
  );
}
