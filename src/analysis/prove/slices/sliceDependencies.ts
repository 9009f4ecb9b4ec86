import type { Wizard } from '../../../engine/index.ts';
import { checkMoments, listLengthRules } from '../rules/checkMoments.ts';
import type { RuleDependencies } from '../rules/collectRuleDependencies.ts';
import { toAskedAtom } from '../rules/toAskedAtom.ts';
import { listAtoms } from '../values/listAtoms.ts';
import { listSliceValues, splitValue } from './listSliceValues.ts';
import type { ProofSlice } from './ProofSlice.ts';

/** Restricts the dependencies of a form to those of a slice. */
export function sliceDependencies(
  wizard: Wizard,
  { control, live }: RuleDependencies,
  slice: ProofSlice,
): RuleDependencies {
  const { reads, rules, asks } = slice;
  const checks = checkMoments(wizard, reads);
  const isWithin = (path: string) => reads.has(path);
  const inValues = listSliceValues(wizard, slice).flatMap((value) => splitValue(value).conditions);
  const atoms = [...rules, ...inValues].flatMap((rule) => listAtoms(rule, wizard.conditions));
  return {
    control: new Set([
      ...[...reads].filter((path) => control.has(path) || asks.length > 0),
      ...checks.answering.keys(),
    ]),
    live: live.map((paths) => new Set([...paths].filter(isWithin))),
    atoms: {
      atoms: [
        ...new Map(
          [...atoms, ...listLengthRules(wizard)].map((atom) => [JSON.stringify(atom), atom]),
        ).values(),
      ].map((atom) => toAskedAtom(atom, wizard)),
    },
    checks,
  };
}
