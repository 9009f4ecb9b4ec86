import type { ListedTerm } from '../../analysis/index.ts';
import { say } from '../messages.ts';

/** Writes a term of the term base as a line. */
export function formatTerm({ name, holds, not }: ListedTerm): string {
  const words = { name, holds: holds.join(', '), not: not.join(', ') };
  return say(not.length > 0 ? 'terms.term.not' : 'terms.term', words);
}
