import type { BlockProps } from '../../elements/BlockProps.ts';
import classes from './NoticeBoxBlock.module.css';
import { FoldedRest } from '../../elements/FoldedRest.tsx';
import { Paragraphs } from '../../elements/Paragraphs.tsx';

/** A legal notice in a frame of its own, with a heading. Its whole wording may be folded. */
export function NoticeBoxBlock({ state, texts }: BlockProps) {
  const id = `${state.name}-title`;
  return (
    <section className={classes.noticeBox} aria-labelledby={id}>
      <h2 id={id}>{texts.text('title')}</h2>
      <Paragraphs text={texts.text('text')} />
      <FoldedRest texts={texts} />
    </section>
  );
}
