import type { Facts } from '../../../engine/index.ts';

/** Returns a function of worlds that reads these facts alone, and computes its result once for each combination of their values. */
export function rememberByValues<Result>(
  reads: readonly string[],
  compute: (world: Facts) => Result,
): (world: Facts) => Result {
  const known = new Map<string, Result>();
  return (world) => {
    const key = JSON.stringify(reads.map((name) => world[name] ?? null));
    const before = known.get(key);
    if (before !== undefined) return before;
    const result = compute(world);
    known.set(key, result);
    return result;
  };
}
