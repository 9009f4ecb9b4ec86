import { getPath } from './markSelection.ts';

/** While it is on, a press selects the question below the pointer and does nothing else. */
export function watchPicks(page: Document, pick: (path: string) => void) {
  let isOn = false;
  page.addEventListener(
    'click',
    (event) => {
      if (!isOn || !(event.target instanceof Element)) return;
      event.preventDefault();
      event.stopPropagation();
      const drawn = event.target.closest<HTMLElement>('[data-field]');
      if (drawn) pick(getPath(drawn));
    },
    { capture: true },
  );
  return {
    turn(next: boolean): void {
      isOn = next;
      page.documentElement.toggleAttribute('data-picking', next);
    },
  };
}
