import type { BlockProps } from '../../elements/BlockProps.ts';
import { Paragraphs } from '../../elements/Paragraphs.tsx';
import { useBlockValues } from '../../elements/useBlockValues.ts';
import classes from './FactBlock.module.css';

/** A row of a data sheet: name, value and remark. */
export function FactBlock({ state, texts }: BlockProps) {
  const values = useBlockValues(state);
  const hint = texts.text('hint', values);
  return (
    <dl className={classes.fact}>
      <dt>{texts.label}</dt>
      <dd>
        <Paragraphs text={texts.text('text', values)} />
        {hint !== '' && <p className={classes.hint}>{hint}</p>}
      </dd>
    </dl>
  );
}
