import type { Wizard } from '../../engine/index.ts';
import type { Flow } from '../flows/format/Flow.ts';
import { listFlowCases } from '../flows/listFlowCases.ts';
import type { Situation, Way } from '../prove/exploration/explore.ts';
import type { FixedFacts } from '../prove/scenarios/FixedFacts.ts';
import { describeGoal } from './describeGoal.ts';
import type { GoalScenario, ReachableGoals } from './exploreGoals.ts';
import { splitGoal } from './goalIds.ts';
import { buildFlowToStep, buildFlow } from './buildFlow.ts';
import type { FlowFailure } from '../flows/runCase.ts';
import { findFlowGoals } from './findFlowGoals.ts';
import { addDialogs } from '../flows/addDialogs.ts';
import { say } from '../messages/messages.ts';

export interface WrittenFlow {
  readonly flow: Flow;
  /** The missing goals that the flow meets. */
  readonly covers: ReadonlySet<string>;
}

/**
 * Finds flows for all missing goals by a greedy choice: first whole ways through the form, beginning with the way that meets most; then
 * flows that stop at an open requirement. Each flow was run, and its goals were measured.
 */
export async function findMissingFlows(
  wizard: Wizard,
  reachable: ReachableGoals,
  missing: readonly string[],
  fixed: FixedFacts,
): Promise<readonly WrittenFlow[]> {
  const wanted = new Set(missing);
  const open = new Set(missing);
  const tried = new Set<string>();
  const written: WrittenFlow[] = [];

  async function tryFlow(flowNamed: (name: string) => Flow, facts: GoalScenario['facts']): Promise<boolean> {
    const run = async (flow: Flow) => (await runFlow(flow, wizard, facts)).failures;
    const { steps } = await addDialogs(flowNamed('Ablauf'), run);
    const met = await runForGoals({ ...flowNamed('Ablauf'), steps }, wizard, facts);
    const covers = new Set([...(met ?? [])].filter((goal) => wanted.has(goal)));
    const isNew = [...covers].some((goal) => open.delete(goal));
    for (const goal of covers) open.delete(goal);
    if (isNew) written.push({ flow: { ...flowNamed(nameFlow(wizard, covers)), steps }, covers });
    return isNew;
  }

  for (;;) {
    const weighed = new Set([...open].filter((goal) => !tried.has(goal)));
    const best = findBestWay(reachable.worlds, weighed);
    if (best.weight === 0) break;
    const found = await tryFlow(
      (name) => buildFlow(wizard, best, weighed, reachable.replies, fixed, name),
      best.facts,
    );
    if (!found) for (const goal of best.goals) tried.add(goal);
  }
  for (const goal of open) {
    const met = reachable.goals.get(goal);
    if (met && open.has(goal)) await tryFlow((name) => buildFlowToStep(wizard, met, fixed, name), met.facts);
  }
  const [world] = reachable.worlds;
  for (const goal of open) {
    const [kind, brand] = splitGoal(goal);
    if (kind !== 'brand' || brand === undefined || !world) continue;
    const facts = { ...world.facts, 'brand.id': brand };
    const way = { ...findBestWay([world], new Set()), facts };
    await tryFlow((name) => buildFlow(wizard, way, new Set(), reachable.replies, fixed, name), facts);
  }
  return removeNeedlessFlows(written);
}

/** Returns null when the flow fails. */
async function runForGoals(
  flow: Flow,
  wizard: Wizard,
  facts: GoalScenario['facts'],
): Promise<ReadonlySet<string> | null> {
  const { met, failures } = await runFlow(flow, wizard, facts);
  return failures.length > 0 ? null : met;
}

/** Runs every case of a flow. The line of an item is its position, from 1. */
async function runFlow(
  flow: Flow,
  wizard: Wizard,
  facts: GoalScenario['facts'],
): Promise<{ readonly met: ReadonlySet<string>; readonly failures: readonly FlowFailure[] }> {
  const lineOf = ([, position]: readonly (string | number)[]) => 1 + Number(position);
  const cases = listFlowCases(
    { file: '', flow, lineOf, placeOf: () => ({ line: 1, column: 1 }) },
    wizard.steps.map(({ id }) => id),
  );
  const met = new Set<string>();
  const failures: FlowFailure[] = [];
  for (const one of cases) {
    const { today = one.today } = facts as { readonly today?: string };
    const run = await findFlowGoals({ ...one, today, submitLine: Number.NaN }, wizard, facts);
    failures.push(...run.failures);
    for (const goal of run.met) met.add(goal);
  }
  return { met, failures };
}

interface WeighedWay {
  readonly facts: GoalScenario['facts'];
  readonly ways: readonly Way[];
  readonly goals: ReadonlySet<string>;
  readonly weight: number;
}

/** Finds the way to the end that meets most goals. Goals of different steps seldom overlap, so that each step is weighed alone. */
function findBestWay(worlds: readonly GoalScenario[], goals: ReadonlySet<string>): WeighedWay {
  const found = worlds.map(({ facts, start, goalsOf: labels }): WeighedWay => {
    const known = new Map<Situation, { readonly weight: number; readonly choice: number }>();
    const weigh = (situation: Situation): number => {
      const met = known.get(situation);
      if (met) return met.weight;
      let best = { weight: situation.step === null ? 0 : -Infinity, choice: -1 };
      situation.ways.forEach((way, choice) => {
        const own = [...(labels.get(situation)?.[choice] ?? [])].filter((goal) => goals.has(goal)).length;
        const weight = own + weigh(way.to);
        if (weight > best.weight) best = { weight, choice };
      });
      known.set(situation, best);
      return best.weight;
    };
    const weight = Math.max(0, weigh(start));
    const ways: Way[] = [];
    const met = new Set<string>();
    for (let at = start; ;) {
      const choice = known.get(at)?.choice ?? -1;
      const way = at.ways[choice];
      if (!way) break;
      for (const goal of labels.get(at)?.[choice] ?? []) if (goals.has(goal)) met.add(goal);
      ways.push(way);
      at = way.to;
    }
    return { facts, ways, goals: met, weight };
  });
  return found.reduce((best, one) => (one.weight > best.weight ? one : best), found[0] ?? emptyWay);
}

const emptyWay: WeighedWay = { facts: {}, ways: [], goals: new Set(), weight: 0 };

/** Removes flows whose goals are all met by other flows: later flows meet goals of earlier flows on their way. */
function removeNeedlessFlows(flows: readonly WrittenFlow[]): readonly WrittenFlow[] {
  return flows.reduce<readonly WrittenFlow[]>((kept, flow) => {
    const others = kept.filter((one) => one !== flow);
    const covered = (goal: string) => others.some(({ covers }) => covers.has(goal));
    return [...flow.covers].every(covered) ? others : kept;
  }, flows);
}

function nameFlow(wizard: Wizard, covers: ReadonlySet<string>): string {
  const says = [...covers].map((goal) => describeGoal(wizard, goal).says);
  const more = says.length - 2;
  const goals = says.slice(0, 2).join('; ');
  return more > 0 ? say(more === 1 ? 'goals.one-more' : 'goals.more', { goals, more }) : goals;
}
