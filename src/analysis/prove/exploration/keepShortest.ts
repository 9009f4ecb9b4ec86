import type { Trail } from './Trail.ts';

/** Of all situations that show the same thing the one with the shortest trail stays. */
export function keepShortest<Key, Met extends { readonly trail: Trail }>(
  situations: Map<Key, Met>,
  id: Key,
  situated: Met,
): void {
  const known = situations.get(id);
  if (!known || situated.trail.length < known.trail.length) situations.set(id, situated);
}
