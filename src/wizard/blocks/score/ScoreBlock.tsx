import type { BlockProps } from '../../elements/BlockProps.ts';
import { useBlockValues } from '../../elements/useBlockValues.ts';
import { readLevels } from './readLevels.ts';
import classes from './ScoreBlock.module.css';

/** Points of 100 as a figure, in words and on a scale of levels. */
export function ScoreBlock({ state, texts }: BlockProps) {
  const values = useBlockValues(state);
  const score = Number(values['score'] ?? 0);
  const levels = readLevels(state.block.control.params['levels']);
  const reached = levels.findLast(({ from }) => from <= score) ?? levels[0];
  const level = texts.text(`level.${reached?.name ?? ''}`, values);
  const daily = values['daily'];
  return (
    <div className={classes.score}>
      <p className={classes.head}>
        <strong>{score}</strong>
        <span className={classes.of}>{texts.text('of')}</span>
      </p>
      <p className={classes.level}>{level}</p>
      <figure className={classes.scale} aria-label={texts.text('alt', values)}>
        {levels.map(({ from, until, name }) => (
          <span
            key={name}
            className={classes.part}
            style={{ flexGrow: until - from }}
            data-is={name === reached?.name}
          >
            <span>{from}</span>
          </span>
        ))}
        <span
          className={classes.mark}
          style={{ insetInlineStart: `${Math.min(100, Math.max(0, score))}%` }}
        />
      </figure>
      {daily !== null && daily !== undefined && daily !== '' && (
        <p className={classes.daily}>{texts.text('daily', values)}</p>
      )}
    </div>
  );
}
