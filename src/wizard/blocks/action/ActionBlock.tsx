import type { BlockProps } from '../../elements/BlockProps.ts';
import { Paragraphs } from '../../elements/Paragraphs.tsx';
import classes from './ActionBlock.module.css';

/** Leads to another page; its text is a link: `[Vertrag ändern](change)`. */
export function ActionBlock({ state, texts }: BlockProps) {
  const { look } = state.block.control.params;
  return (
    <div className={classes.action} data-look={look}>
      <Paragraphs text={texts.text('text')} />
    </div>
  );
}
