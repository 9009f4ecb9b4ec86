import { findNearestName } from '../engine/index.ts';
import { say } from './messages.ts';

/** What a name that does not exist was meant to be of. */
export type SearchedKind =
  'form' | 'brand' | 'step' | 'field' | 'flow' | 'account' | 'policy' | 'check' | 'command' | 'option';

/** A name that does not exist, with the one that was probably meant, or with all there are. */
export function formatUnknownName(what: SearchedKind, name: string, known: readonly string[]): string {
  const sentence = say(`no-such.${what}`, { name });
  const meant = findNearestName(name, known);
  if (meant !== null) return say('no-such.meant', { sentence, meant });
  return known.length === 0 ? sentence : say('no-such.known', { sentence, known: known.join(', ') });
}
