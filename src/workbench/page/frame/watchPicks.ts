import type { Picking } from '../../model/FrameMessage.ts';
import { getPath, getRow } from './markSelection.ts';

interface Picks {
  readonly pickQuestion: (path: string, row: number | null) => void;
  readonly pickWord: (element: Element) => void;
}

/** While it is on, a press selects the question or the text below the pointer and does nothing else. */
export function watchPicks(page: Document, { pickQuestion, pickWord }: Picks) {
  let picking: Picking = null;
  page.addEventListener(
    'click',
    (event) => {
      if (picking === null || !(event.target instanceof Element)) return;
      event.preventDefault();
      event.stopPropagation();
      const drawn = event.target.closest<HTMLElement>('[data-field]');
      if (picking === 'words') pickWord(event.target);
      else if (drawn) pickQuestion(getPath(drawn), getRow(drawn));
    },
    { capture: true },
  );
  return {
    turn(next: Picking): void {
      picking = next;
      if (next === null) page.documentElement.removeAttribute('data-picking');
      else page.documentElement.setAttribute('data-picking', next);
    },
  };
}
