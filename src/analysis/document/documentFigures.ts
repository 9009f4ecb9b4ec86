import type { Repository } from '../../definitions/index.ts';
import { startWalk, type Wizard } from '../../engine/index.ts';
import { atomsOf, pathsOfAtom } from '../prove/atomsOf.ts';
import { explore } from '../prove/explore.ts';
import { factWorlds, type FixedFacts } from '../prove/factWorlds.ts';
import { controlPaths, livePaths, rulesOf } from '../prove/rulesOf.ts';
import { silentVisitor } from '../prove/silentVisitor.ts';
import { table } from './markdown.ts';

/** How many distinguishable ways a form has, over all combinations of facts it can be entered with. */
export function documentFigures(
  repository: Repository,
  wizard: Wizard,
  fixed: FixedFacts,
  budget: number,
): readonly string[] {
  const control = controlPaths(wizard);
  const atoms = {
    atoms: rulesOf(wizard)
      .flatMap(({ rule }) => atomsOf(rule.rule, wizard.conditions))
      .map((atom) => ({ atom, paths: pathsOfAtom(atom) })),
  };
  const told = new Set([...control, ...(wizard.assumes?.reads ?? [])]);
  const worlds = factWorlds(wizard, repository.shared.facts, atoms, told, fixed);
  const runs = worlds.map((facts) =>
    explore(startWalk(wizard, facts), { control, live: livePaths(wizard), atoms, budget }, silentVisitor),
  );
  const sum = (of: (run: (typeof runs)[number]) => number) => runs.reduce((total, run) => total + of(run), 0);
  return [
    '## Umfang',
    '',
    ...table(
      ['Was', 'Zahl'],
      [
        ['Schritte', wizard.steps.length],
        ['Kombinationen von Fakten', worlds.length],
        ['unterscheidbare Wege', sum(({ paths }) => paths)],
        ['betrachtete Zustände', sum(({ states }) => states)],
        ['vollständig', runs.every(({ exhaustive }) => exhaustive) ? 'ja' : 'nein'],
      ],
    ),
  ];
}
