import type { Repository } from '../../definitions/index.ts';
import { startWalk, type Wizard } from '../../engine/index.ts';
import { asksOf } from '../prove/asksOf.ts';
import { explore } from '../prove/explore.ts';
import { factWorlds, type FixedFacts } from '../prove/factWorlds.ts';
import { silentVisitor } from '../prove/silentVisitor.ts';
import { table } from './markdown.ts';

/** How many distinguishable ways a form has, over all combinations of facts it can be entered with. */
export function documentFigures(
  repository: Repository,
  wizard: Wizard,
  fixed: FixedFacts,
  budget: number,
): readonly string[] {
  const asks = asksOf(wizard);
  const met = factWorlds(wizard, repository.shared.facts, asks, fixed);
  const runs = met.worlds.map((facts) =>
    explore(startWalk(wizard, facts), { ...asks, budget }, silentVisitor),
  );
  const sum = (of: (run: (typeof runs)[number]) => number) => runs.reduce((total, run) => total + of(run), 0);
  return [
    '## Umfang',
    '',
    ...table(
      ['Was', 'Zahl'],
      [
        ['Schritte', wizard.steps.length],
        ['Kombinationen von Fakten', met.worlds.length],
        ['unterscheidbare Wege', sum(({ paths }) => paths)],
        ['betrachtete Zustände', sum(({ states }) => states)],
        ['vollständig', met.exhaustive && runs.every(({ exhaustive }) => exhaustive) ? 'ja' : 'nein'],
      ],
    ),
  ];
}
