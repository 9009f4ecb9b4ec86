import classes from './Hits.module.css';
import { markHits } from '../../plain/searchText.ts';

/** A text with the words that were searched for marked. */
export function Hits({ text, words }: { readonly text: string; readonly words: string }) {
  return markHits(text, words).map(({ text: piece, isHit }, index) =>
    isHit ? (
      // The index is the only identity of a piece.
      <mark key={index} className={classes.hit}>
        {piece}
      </mark>
    ) : (
      <span key={index}>{piece}</span>
    ),
  );
}
