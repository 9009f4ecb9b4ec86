/** Row that takes the focus after a removal: the one that moved up, else the last one left; null when the list is empty now. */
export function rowFocusAfterRemoval(ids: readonly number[], removed: number): number | null {
  const position = ids.indexOf(removed);
  const left = ids.filter((id) => id !== removed);
  return left[position] ?? left.at(-1) ?? null;
}
