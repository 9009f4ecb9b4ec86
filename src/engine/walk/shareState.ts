/** Returns `next`, or `previous` when both are equal. Equal nested plain data are shared as well. @public */
export function shareState<State extends object>(previous: State | null, next: State): State {
  if (!previous) return next;
  let isSame = true;
  let merged: State | null = null;
  for (const name in next) {
    const before = previous[name];
    if (!isEqual(before, next[name])) isSame = false;
    else if (before !== next[name]) (merged ??= { ...next })[name] = before;
  }
  return isSame ? previous : (merged ?? next);
}

/** Compares values. Definitions and row states are compared by identity; errors, locks, options and row values by content. */
function isEqual(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if ('path' in left || 'kind' in left || 'parts' in left) return false;
  const [leftKeys, rightKeys] = [Object.keys(left), Object.keys(right)];
  return (
    leftKeys.length === rightKeys.length &&
    leftKeys.every(
      (key) =>
        Object.hasOwn(right, key) &&
        isEqual((left as Record<string, unknown>)[key], (right as Record<string, unknown>)[key]),
    )
  );
}
