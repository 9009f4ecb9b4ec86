import { say } from './messages.ts';
import { findNearestName } from './findNearestName.ts';

/** The hint of a name that does not exist, when one of `offerNames` is similar enough to be what was meant; it replaces another hint. */
export function didYouMean(
  name: string,
  names: Iterable<string>,
): { readonly hint: string; readonly meant: string } | Record<never, never> {
  const meant = findNearestName(name, names);
  return meant === null ? {} : { hint: say('did-you-mean', { meant }), meant };
}
