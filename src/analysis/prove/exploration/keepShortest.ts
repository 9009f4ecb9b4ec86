import type { Trail } from '../Trail.ts';

/** Keeps the situation with the shortest trail for each key. */
export function keepShortest<Key, Met extends { readonly trail: Trail }>(
  situations: Map<Key, Met>,
  id: Key,
  situated: Met,
): void {
  const known = situations.get(id);
  if (!known || situated.trail.length < known.trail.length) situations.set(id, situated);
}
