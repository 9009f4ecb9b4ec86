import { mapReferences, type Wizard } from '../../engine/index.ts';
import { collectRuleDependencies, type RuleDependencies } from '../prove/rules/collectRuleDependencies.ts';
import { toAskedAtom } from '../prove/rules/toAskedAtom.ts';

/**
 * Joins what the rules of a short form and of its long form tell apart. Questions have the paths of the short form. What the long form asks
 * about other questions is the same on every way through the short one, because its sentences give one answer each.
 */
export function joinDependencies(short: Wizard, long: Wizard): RuleDependencies {
  const own = collectRuleDependencies(short);
  const { control, atoms } = collectRuleDependencies(long);
  const asked = new Map(
    Object.entries(short.definition.shortOf?.questions ?? {}).map(([path, question]) => [question, path]),
  );
  const isShared = (path: string) => asked.has(path) || !long.indexOf.has(path);
  const toOwn = (path: string) => asked.get(path) ?? path;
  const shared = atoms.atoms.filter(({ paths }) => paths.every(isShared));
  return {
    ...own,
    control: new Set([...own.control, ...asked.values(), ...[...control].filter(isShared).map(toOwn)]),
    atoms: {
      atoms: [
        ...own.atoms.atoms,
        ...shared.map(({ atom }) => toAskedAtom(mapReferences(atom, 'condition', toOwn), short, long)),
      ],
    },
  };
}
