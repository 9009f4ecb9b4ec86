/** Returns the positions of items that stand earlier in the list already. */
export function findRepetitions(items: readonly unknown[]): readonly number[] {
  const written = items.map((item) => JSON.stringify(item));
  return written.flatMap((item, position) => (written.indexOf(item) < position ? [position] : []));
}
