import { say } from './messages.ts';
import { findNearestName } from './findNearestName.ts';

/**
 * Returns the hint for an unknown name when one of `names` is similar enough. Spread last into a problem, the hint replaces any other hint.
 * @public
 */
export function didYouMean(
  name: string,
  names: Iterable<string>,
): { readonly hint: string; readonly meant: string } | Record<never, never> {
  const meant = findNearestName(name, names);
  return meant === null ? {} : { hint: say('did-you-mean', { meant }), meant };
}
