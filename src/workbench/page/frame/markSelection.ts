/** Marks the selected question where it is drawn, in one row of a list, and brings it into sight. */
export function markSelection(page: Document, subject: string | null, row: number): void {
  const [path] = subject?.split('=') ?? [];
  const drawn = [...page.querySelectorAll<HTMLElement>('[data-field]')].find(
    (element) => getPath(element) === path && (getRow(element) ?? row) === row,
  );
  const marked = page.querySelector<HTMLElement>('[data-workbench-selected]');
  if (marked === (drawn ?? null)) return;
  marked?.removeAttribute('data-workbench-selected');
  drawn?.setAttribute('data-workbench-selected', '');
  drawn?.scrollIntoView({ block: 'nearest' });
}

/** Returns the path of the question that an element draws: its name without the positions of rows. */
export function getPath(element: HTMLElement): string {
  return (element.dataset['field'] ?? '').replace(/\.\d+(?=\.)/g, '');
}

/** Returns the position of the row that has the question of an element; null outside of lists. */
export function getRow(element: HTMLElement): number | null {
  const [, position] = /\.(\d+)\./.exec(element.dataset['field'] ?? '') ?? [];
  return position === undefined ? null : Number(position);
}
