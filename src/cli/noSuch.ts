import { nearestName } from '../engine/index.ts';

/** A name that does not exist, with the one that was probably meant, or with all there are. */
export function noSuch(what: string, name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  const others = near === null ? `there are ${known.join(', ')}` : `did you mean "${near}"?`;
  return `there is no ${what} "${name}"${known.length === 0 ? '' : `; ${others}`}`;
}
