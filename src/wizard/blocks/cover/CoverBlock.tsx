import { IconCircleCheck, IconCircleMinus } from '@tabler/icons-react';
import type { BlockProps } from '../../elements/BlockProps.ts';
import { Paragraphs } from '../../elements/Paragraphs.tsx';
import { useBlockValues } from '../../elements/useBlockValues.ts';
import classes from './CoverBlock.module.css';

/** A row of a data sheet: a cover that the contract includes or excludes, with its no-claims class. */
export function CoverBlock({ state, texts }: BlockProps) {
  const values = useBlockValues(state);
  const isIncluded = state.block.control.params['included'] !== false;
  const figures = [values['level'], values['percent']].filter(
    (value) => typeof value === 'string' && value !== '',
  );
  const label = texts.text('label', values);
  const text = texts.text('text', blankRepeatedValues(values, label)).trim();
  const Icon = isIncluded ? IconCircleCheck : IconCircleMinus;
  return (
    <div className={classes.cover} data-included={isIncluded}>
      <Icon size={22} stroke={1.75} aria-hidden />
      <h3>{label}</h3>
      {figures.length > 0 && <p className={classes.figure}>{figures.join(' · ')}</p>}
      {text !== '' && (
        <div className={classes.text}>
          <Paragraphs text={text} />
        </div>
      )}
    </div>
  );
}

/** Blanks values that repeat the label of the row. */
function blankRepeatedValues(values: Readonly<Record<string, unknown>>, label: string) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === label ? '' : value]),
  );
}
