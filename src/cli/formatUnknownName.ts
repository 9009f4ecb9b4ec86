import { findNearestName } from '../engine/index.ts';
import { say } from './messages.ts';

/** The kind of thing that an unknown name was searched in. */
export type SearchedKind =
  | 'form'
  | 'subject'
  | 'member'
  | 'brand'
  | 'step'
  | 'field'
  | 'flow'
  | 'account'
  | 'policy'
  | 'check'
  | 'command'
  | 'option';

/** Describes a name that does not exist, with the probable one, or with all known names. */
export function formatUnknownName(what: SearchedKind, name: string, known: readonly string[]): string {
  const sentence = say(`no-such.${what}`, { name });
  const meant = findNearestName(name, known);
  if (meant !== null) return say('no-such.meant', { sentence, meant });
  return known.length === 0 ? sentence : say('no-such.known', { sentence, known: known.join(', ') });
}
