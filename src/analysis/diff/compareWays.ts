import {
  collectAnswers,
  openRequirements,
  resumeWalk,
  startWalk,
  withCheck,
  type FactsDefinition,
  type Facts,
  type NodeState,
  type Walk,
  type Wizard,
} from '../../engine/index.ts';
import { checkMoments } from '../prove/rules/checkMoments.ts';
import { explore } from '../prove/exploration/explore.ts';
import type { Visitor } from '../prove/exploration/Visitor.ts';
import { listFactScenarios } from '../prove/scenarios/listFactScenarios.ts';
import { listLivePaths } from '../prove/rules/collectControlPaths.ts';
import { emptyVisitor } from '../prove/exploration/emptyVisitor.ts';
import { listCallDifferences } from './listCallDifferences.ts';
import { listStepDifferences, type Difference } from './listStepDifferences.ts';
import type { FormRevision, FormPair } from './FormRevision.ts';
import type { WalkPair } from './WalkPair.ts';
import { listMemberDifferences, listPayloadMembers, type PayloadMember } from './listPayloadMembers.ts';
import { findSharedQuestions, type SharedQuestions } from './findSharedQuestions.ts';

/** A difference with every situation in which it occurs. */
export interface MetDifference {
  readonly difference: Difference;
  readonly situations: ReadonlySet<string>;
  /** The situation with the fewest answers. */
  readonly example: WalkPair;
}

export interface FormComparison {
  /** Distinguishable ways of answering a step, of both forms together. */
  readonly situations: number;
  readonly changed: number;
  readonly met: readonly MetDifference[];
  /** Walks of the old form at the end of each step, for drafts. */
  readonly drafts: readonly Walk[];
  readonly questions: SharedQuestions;
  readonly exhaustive: boolean;
}

/**
 * Walks every distinguishable way of the old form through the new one and the other way round, with the same answers, and collects the
 * differences (cone of influence of both forms together).
 */
export function compareWays({ old, new: now }: FormPair, budget: number): FormComparison {
  const questions = findSharedQuestions(old.wizard, now.wizard);
  const members = {
    old: listPayloadMembers(old.wizard),
    new: listPayloadMembers(now.wizard),
  };
  const findings = createFindings();
  const search = { questions, members, budget, findings };
  const results = [
    followWays({ source: old, other: now, side: 'old' }, search),
    followWays({ source: now, other: old, side: 'new' }, search),
  ];
  const met = [...findings.met.values()];
  return {
    situations: findings.situations.size,
    changed: new Set(met.flatMap((one) => [...one.situations])).size,
    met,
    drafts: findings.drafts,
    questions,
    exhaustive: results.every(Boolean),
  };
}

/** The situations and differences found so far. */
interface Findings {
  readonly situations: Set<string>;
  readonly met: Map<string, { difference: Difference; situations: Set<string>; example: WalkPair }>;
  readonly drafts: Walk[];
}

function createFindings(): Findings {
  return { situations: new Set(), met: new Map(), drafts: [] };
}

interface Search {
  readonly questions: SharedQuestions;
  readonly members: { readonly old: Members; readonly new: Members };
  readonly budget: number;
  readonly findings: Findings;
}

type Members = ReturnType<typeof listPayloadMembers>;

/** The form that is explored, and the form that follows with the same answers. */
interface Direction {
  readonly source: FormRevision;
  readonly other: FormRevision;
  readonly side: 'old' | 'new';
}

/** Returns false when the budget ended before every way was walked. */
function followWays(direction: Direction, search: Search): boolean {
  const { source, other } = direction;
  const { questions, members, budget } = search;
  const live = listSharedLivePaths(source.wizard, other.wizard, [
    ...members.old.values(),
    ...members.new.values(),
  ]);
  const { worlds, exhaustive } = listComparisonScenarios(source, other, questions);
  const checks = checkMoments(source.wizard, questions.control);
  const results = worlds.map((facts) => {
    const start = startWalk(source.wizard, { ...facts, ...source.fixed });
    const visitor = createComparisonVisitor(direction, search, facts, live);
    return explore(start, { ...questions, live, checks, budget }, visitor).exhaustive;
  });
  return exhaustive && results.every(Boolean);
}

/** Collects the differences at the end of each step and of the form. */
function createComparisonVisitor(
  { other, side }: Direction,
  { members, findings }: Search,
  facts: Facts,
  live: readonly ReadonlySet<string>[],
): Visitor {
  const blank = startWalk(other.wizard, { ...facts, ...other.fixed });
  const pairAt = (step: string, walk: Walk): WalkPair => {
    const replay = replayAnswers(walk, blank);
    return side === 'old' ? { step, old: walk, new: replay } : { step, old: replay, new: walk };
  };
  return {
    ...emptyVisitor,
    asksToLeave(step, walk) {
      const pair = pairAt(step.id, walk);
      const complete = [pair.old, pair.new].every((one) => {
        const same = one.wizard.steps.find(({ id }) => id === step.id);
        return same !== undefined && openRequirements(one, same).length === 0;
      });
      const key = getSituationKey(pair, facts, live[step.index] ?? new Set());
      findings.situations.add(key);
      recordDifferences(findings, pair, key, [
        ...listStepDifferences(pair),
        ...(complete ? listMemberDifferences(pair, members) : []),
      ]);
      if (side === 'old' && openRequirements(walk, step).length === 0) findings.drafts.push(walk);
    },
    ends(walk) {
      const pair = pairAt('', walk);
      recordDifferences(
        findings,
        pair,
        getSituationKey(pair, facts, live.at(-1) ?? new Set()),
        listCallDifferences(pair),
      );
    },
  };
}

function recordDifferences(
  { met }: Findings,
  pair: WalkPair,
  situation: string,
  differences: readonly Difference[],
): void {
  for (const difference of differences) {
    const id = getGroupKey(difference);
    const known = met.get(id);
    if (!known) met.set(id, { difference, situations: new Set([situation]), example: pair });
    else {
      known.situations.add(situation);
      if (answerCount(pair) < answerCount(known.example)) known.example = pair;
    }
  }
}

/** Differences of values and payloads are grouped by whether there is a value, and not by the value itself. */
function getGroupKey({ aspect, subject, old, new: now }: Difference): string {
  const open = aspect === 'payload' || aspect === 'value';
  const words = (value: string) => (open && value !== '' && value !== 'null' ? 'value' : value);
  return [aspect, subject, words(old), words(now)].join('\n');
}

/** Repeats the answers of a walk in the other form. A question that only the other form asks has its start value. */
function replayAnswers(walk: Walk, blank: Walk): Walk {
  const answers = collectAnswers(walk, { sensitive: true });
  const own = Object.entries(collectAnswers(blank, { sensitive: true }).values).filter(
    ([path]) => !walk.wizard.indexOf.has(path),
  );
  const stored = { ...answers, values: { ...Object.fromEntries(own), ...answers.values } };
  const { walk: resumed } = resumeWalk(blank.wizard, blank.facts, { answers: stored, start: blank.start });
  return Object.entries(walk.checks).reduce((at, [id, state]) => withCheck(at, id, state), resumed);
}

function listComparisonScenarios(source: FormRevision, other: FormRevision, questions: SharedQuestions) {
  const { wizard } = source;
  const facts = [...new Set([...wizard.facts, ...other.wizard.facts])];
  const results = new Map([...other.wizard.results, ...wizard.results]);
  const definition: FactsDefinition = {
    facts: { ...other.repository.shared.facts.facts, ...source.repository.shared.facts.facts },
    never: source.repository.shared.facts.never ?? [],
  };
  const comparedWizard: Wizard = { ...wizard, results, facts };
  return listFactScenarios(comparedWizard, definition, questions, source.fixed);
}

/** Lists by step of `wizard` the paths that one of the forms, or a payload member made of several steps, reads there or later. */
function listSharedLivePaths(
  wizard: Wizard,
  other: Wizard,
  members: readonly PayloadMember[],
): readonly ReadonlySet<string>[] {
  const otherLive = listLivePaths(other);
  const scattered = members.filter(({ steps }) => steps.length > 1).flatMap(({ value }) => value.reads);
  return listLivePaths(wizard).map((live, index) => {
    const later = wizard.steps
      .slice(index)
      .flatMap(({ id }) => other.steps.find((step) => step.id === id)?.index ?? []);
    return new Set([
      ...live,
      ...(otherLive[Math.min(other.steps.length, ...later)] ?? []),
      ...(index < wizard.steps.length ? scattered : []),
    ]);
  });
}

function getSituationKey(pair: WalkPair, facts: Facts, live: ReadonlySet<string>): string {
  const values = new Map<string, unknown>();
  for (const walk of [pair.old, pair.new])
    for (const node of walk.nodes)
      if (node.kind !== 'block' && (live.has(node.key) || getNodeStep(node) === pair.step))
        values.set(node.key, node.value ?? values.get(node.key) ?? null);
  const sorted = [...values].toSorted(([left], [right]) => (left < right ? -1 : 1));
  return JSON.stringify([pair.step, facts, sorted]);
}

function getNodeStep(node: NodeState): string {
  switch (node.kind) {
    case 'field':
      return node.field.step;
    case 'list':
      return node.list.step;
    case 'block':
      return node.block.step;
  }
}

function answerCount({ old, new: now }: WalkPair): number {
  return Object.keys({ ...collectAnswers(old, allAnswers).values, ...collectAnswers(now, allAnswers).values })
    .length;
}

const allAnswers = { sensitive: true };
