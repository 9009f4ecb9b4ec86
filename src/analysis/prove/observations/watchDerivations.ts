import { pathsIn, ruleHolds, walkScope, type Expression } from '../../../engine/index.ts';
import { emptyVisitor } from '../exploration/emptyVisitor.ts';
import type { Visitor } from '../exploration/Visitor.ts';

/** Sees which truths of rules with derivations occur together. */
export interface DerivationWatch {
  readonly visitor: Visitor;
  /** Returns true when every combination of truths occurred: no further value of a derivation can then decide otherwise. */
  readonly hasSeenAll: () => boolean;
}

/** Watches the parts of rules that derivations decide. A situation counts when all that they read has a value. */
export function watchDerivations(atoms: readonly Expression[]): DerivationWatch {
  const seen = new Set<string>();
  const reads = [...new Set(atoms.flatMap(pathsIn))];
  return {
    visitor: {
      ...emptyVisitor,
      asksToLeave(_step, walk) {
        const scope = walkScope(walk);
        if (reads.every((path) => (scope.read(path) ?? null) !== null))
          seen.add(atoms.map((atom) => ruleHolds(atom, scope)).join());
      },
    },
    hasSeenAll: () => atoms.length === 0 || seen.size === 2 ** atoms.length,
  };
}
