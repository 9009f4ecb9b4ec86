import type { BlockProps } from '../../elements/BlockProps.ts';
import classes from './PictureBlock.module.css';

/** An explanatory picture, opened by its button or by the outcome of a call. */
export function PictureBlock({ state, texts }: BlockProps) {
  const image = state.block.control.params['image'];
  const caption = texts.text('caption');
  return (
    <details className={classes.picture}>
      <summary>{texts.label}</summary>
      <figure>
        <img src={typeof image === 'string' ? image : ''} alt={texts.text('alt')} />
        {caption !== '' && <figcaption>{caption}</figcaption>}
      </figure>
    </details>
  );
}
