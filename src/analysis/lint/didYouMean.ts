import { nearestName } from '../../engine/index.ts';

/** A hint when one of the names is similar enough to be what was meant. */
export function didYouMean(
  name: string,
  names: Iterable<string>,
): { readonly hint: string } | Record<never, never> {
  const near = nearestName(name, names);
  return near === null ? {} : { hint: `did you mean "${near}"?` };
}
