import type { Wizard } from '../../engine/index.ts';
import { sentence } from '../flows/whenShown.ts';
import type { Keys, Mutant, MutatedPart } from './Mutant.ts';

/** A reference to a condition dropped and negated. `what`: what happens when it holds, e.g. `„a.b“ zeigt sich`. */
export function refMutants(
  wizard: Wizard,
  part: MutatedPart,
  keys: Keys,
  key: string,
  ref: string,
  what: string,
): readonly Mutant[] {
  const opposite = ref.startsWith('!') ? ref.slice(1) : `!${ref}`;
  const at = [...keys, key];
  return [
    {
      part,
      keys: at,
      kind: `${key}-removed`,
      says: `${what} immer, nicht nur, wenn: ${sentence(wizard, { ref })}`,
    },
    {
      part,
      keys: at,
      to: opposite,
      kind: `${key}-negated`,
      says: `${what}, wenn: ${sentence(wizard, { ref: opposite })}`,
    },
  ];
}
