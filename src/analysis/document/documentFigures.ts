import type { Repository } from '../../definitions/index.ts';
import { startWalk, type Wizard } from '../../engine/index.ts';
import { collectRuleDependencies } from '../prove/rules/collectRuleDependencies.ts';
import { explore } from '../prove/exploration/explore.ts';
import { listFactScenarios } from '../prove/scenarios/listFactScenarios.ts';
import type { FixedFacts } from '../prove/scenarios/FixedFacts.ts';
import { emptyVisitor } from '../prove/exploration/emptyVisitor.ts';
import { say } from '../messages/messages.ts';
import { table } from './markdown.ts';

/** Brands that look the same to a form, with their settings and the day. */
interface BrandGroup {
  readonly fixed: FixedFacts;
  readonly brands: readonly string[];
}

/** Counts the distinguishable ways of a form, over all combinations of facts at its entry; a column per group of brands. */
export function documentFigures(
  repository: Repository,
  wizard: Wizard,
  groups: readonly BrandGroup[],
  budget: number,
): readonly string[] {
  const columns = groups.map(({ fixed }) => calculateFigures(repository, wizard, fixed, budget));
  const names =
    groups.length === 1 ? [say('doc.figure.number')] : groups.map(({ brands }) => brands.join(', '));
  const rows = (columns[0] ?? []).map(([what], index) => [
    what ?? '',
    ...columns.map((column) => column[index]?.[1] ?? ''),
  ]);
  return [say('doc.figures'), '', ...table([say('doc.what'), ...names], rows)];
}

function calculateFigures(
  repository: Repository,
  wizard: Wizard,
  fixed: FixedFacts,
  budget: number,
): readonly (readonly (string | number)[])[] {
  const asks = collectRuleDependencies(wizard);
  const met = listFactScenarios(wizard, repository.shared.facts, asks, fixed);
  const runs = met.worlds.map((facts) =>
    explore(startWalk(wizard, facts), { ...asks, budget }, emptyVisitor),
  );
  const sum = (of: (run: (typeof runs)[number]) => number) => runs.reduce((total, run) => total + of(run), 0);
  const isExhaustive = met.exhaustive && runs.every(({ exhaustive }) => exhaustive);
  return [
    [say('doc.figure.steps'), wizard.steps.length],
    [say('doc.figure.worlds'), met.worlds.length],
    [say('doc.figure.ways'), sum(({ paths }) => paths)],
    [say('doc.figure.states'), sum(({ states }) => states)],
    [say('doc.figure.exhaustive'), isExhaustive ? say('doc.yes') : say('doc.no')],
  ];
}
