import { startWalk, type Facts } from '../../../engine/index.ts';
import { combineVisitors } from '../exploration/combineVisitors.ts';
import { keepShortest } from '../exploration/keepShortest.ts';
import type { Situation } from '../exploration/explore.ts';
import type { Visitor } from '../exploration/Visitor.ts';
import { collectFindings } from '../findings/collectFindings.ts';
import { askRules, type RuleObserver } from '../observations/askRules.ts';
import { mergeObservations } from '../observations/mergeObservations.ts';
import { createObservations, type Observations } from '../observations/Observations.ts';
import { observe } from '../observations/observe.ts';
import { isCallMade, observeCalls } from '../observations/observeCalls.ts';
import type { ProveInput } from '../ProveInput.ts';
import { getFaultKey, provePayload, type PayloadFault } from '../provePayload.ts';
import type { RuleDependencies } from '../rules/collectRuleDependencies.ts';
import { getFindingPlace, type WorldRecord } from '../scenarios/createWorldRecord.ts';
import { listFactScenarios } from '../scenarios/listFactScenarios.ts';
import type { WorldDistinctions } from '../scenarios/combineFacts.ts';
import type { FixedFacts } from '../scenarios/FixedFacts.ts';
import { listProofScenarios } from '../scenarios/listProofScenarios.ts';
import { createWorldKey, listWorldDistinctions, mergeAlikeWorlds } from './mergeAlikeWorlds.ts';
import { exploreSlice, type SliceVisitors } from './exploreSlice.ts';
import { askAboutOpenWorlds, widenSlice } from './widenSlice.ts';
import { getRuleDeciders, type Blocker } from './findBlockers.ts';
import type { PayloadQuestion, ProofSlice } from './ProofSlice.ts';
import { sliceDependencies } from './sliceDependencies.ts';

type FaultWithFacts = PayloadFault & { readonly facts: Facts };

/** A proof under way. Observations, faults and figures grow with each slice. */
export interface ProofProgress {
  readonly input: ProveInput;
  /** The dependencies of the whole form. */
  readonly asks: RuleDependencies;
  readonly seen: Observations;
  /** Records the truths of rules in `seen`. */
  readonly settled: RuleObserver;
  readonly faults: Map<string, FaultWithFacts>;
  readonly figures: { worlds: number; paths: number; states: number; payloads: number; exhaustive: boolean };
  readonly worlds: WorldRecord;
  /** Sees what derivations decide. */
  readonly derived: Visitor;
}

/** A slice whose faults are all certain. */
export interface ProvenSlice {
  readonly kind: 'proven';
  readonly slice: ProofSlice;
  /** Observations behind requirements that were not met. */
  readonly beyond: Observations;
  readonly passed: readonly Blocker[];
}

/** The number of worlds, of a slice or a promise, above which its proof is not exhaustive. */
export const mostWorlds = 60_000;
const payloadsPerState = 10;
/** The start of a world costs as much as this number of situations. */
const statesPerWorld = 20;

/** Returns the number of situations that a proof may still look at; zero or less when its budget is used up. */
export function getBudgetLeft({ input, figures }: ProofProgress): number {
  return input.budget - figures.states - statesPerWorld * figures.worlds;
}

/** The results of a slice so far, over its worlds. */
interface SliceRun {
  readonly progress: ProofProgress;
  readonly slice: ProofSlice;
  readonly sliced: RuleDependencies;
  readonly distinctions: WorldDistinctions;
  readonly keyOf: (world: Facts) => string;
  readonly beyond: Observations;
  readonly faultsBeyond: FaultWithFacts[];
  readonly passed: Blocker[];
  readonly missing: Blocker[];
  /** The worlds so far; one is open when it has missing requirements. */
  readonly met: { readonly facts: Facts; readonly isOpen: boolean }[];
}

/** Explores a slice in each of its worlds. Returns a wider slice when its result is not certain. */
export function proveSlice(
  progress: ProofProgress,
  slice: ProofSlice,
): ProvenSlice | { readonly kind: 'wider'; readonly slice: ProofSlice } {
  const { input, asks, seen, faults, worlds } = progress;
  const { wizard, hasText, given } = input;
  const distinctions = listWorldDistinctions(wizard, slice);
  const run: SliceRun = {
    progress,
    slice,
    sliced: sliceDependencies(wizard, asks, slice),
    distinctions,
    keyOf: createWorldKey(distinctions),
    beyond: createObservations(),
    faultsBeyond: [],
    passed: [],
    missing: [],
    met: [],
  };
  const scenarios = listProofScenarios(wizard, run.sliced, given);
  for (const scenario of scenarios) {
    const { here, faultsHere } = exploreWorlds(run, scenario.fixed);
    mergeObservations(seen, here);
    for (const fault of faultsHere) keepShortest(faults, getFaultKey(fault), fault);
    worlds.record(collectFindings(wizard, here, faultsHere, hasText, false), scenario, scenarios.length);
  }
  const passed = [...run.passed, ...listCallBlockers(run)];
  const wider = widenWhereUncertain(run, passed);
  return wider === null
    ? { kind: 'proven', slice, beyond: run.beyond, passed }
    : { kind: 'wider', slice: wider };
}

/** Explores every world of a scenario. */
function exploreWorlds(
  run: SliceRun,
  fixed: FixedFacts,
): { readonly here: Observations; readonly faultsHere: readonly FaultWithFacts[] } {
  const { progress, slice, sliced, distinctions, keyOf } = run;
  const { input, asks, figures } = progress;
  const choice = { within: slice.within, most: mostWorlds, distinctions };
  const met = listFactScenarios(input.wizard, input.facts, sliced, fixed, choice);
  const here = createObservations();
  const faultsHere: FaultWithFacts[] = [];
  const visitors = createVisitors(run, here);
  let isExhaustive = met.exhaustive;
  for (const facts of spreadWorlds(mergeAlikeWorlds(met.worlds, keyOf))) {
    if (isSettled(progress, slice) || hasOpenFault(run, faultsHere)) break;
    figures.worlds += 1;
    const budget = Math.max(0, getBudgetLeft(progress));
    const found = exploreSlice(
      startWalk(input.wizard, facts),
      slice,
      { asks: sliced, form: asks, budget },
      visitors,
    );
    run.passed.push(...found.passed);
    run.missing.push(...found.missing);
    run.met.push({ facts, isOpen: found.missing.length > 0 });
    figures.paths += found.exploration.paths;
    figures.states += found.exploration.states;
    isExhaustive &&= found.exploration.exhaustive;
    for (const fault of judgePayloads(run, facts, found.exploration.start))
      (fault.isReached ? faultsHere : run.faultsBeyond).push(fault);
  }
  figures.exhaustive &&= isExhaustive || isSettled(progress, slice);
  return { here, faultsHere };
}

/** Returns true when a fault was met that no real way gives yet: only a wider slice tells whether one does. */
function hasOpenFault({ progress, faultsBeyond }: SliceRun, faultsHere: readonly FaultWithFacts[]): boolean {
  return faultsBeyond.some((fault) => {
    const key = getFaultKey(fault);
    return !progress.faults.has(key) && !faultsHere.some((one) => getFaultKey(one) === key);
  });
}

/** Orders worlds so that those in a row differ in many facts: a question about rules is then answered by few of them. */
function spreadWorlds(worlds: readonly Facts[]): readonly Facts[] {
  const stride = Math.max(1, Math.floor(Math.sqrt(worlds.length)));
  return worlds
    .map((world, index) => ({ world, rank: (index % stride) * worlds.length + index }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ world }) => world);
}

/** Returns true when a slice only asks about rules, and each of them was seen with everything that it can say. */
export function isSettled({ settled }: ProofProgress, { asks }: ProofSlice): boolean {
  return asks.length > 0 && asks.every(settled.isExhausted);
}

function judgePayloads(
  { progress, slice }: SliceRun,
  facts: Facts,
  from: Situation,
): readonly FaultWithFacts[] {
  const { input, figures } = progress;
  return slice.payloads.flatMap((question) => {
    const judge = createJudge(input, question);
    const knowsWhen = (question.call.when?.reads ?? []).every((path) => slice.reads.has(path));
    const most = Math.max(1, payloadsPerState * input.budget - figures.payloads);
    const proof = provePayload(startWalk(input.wizard, facts), from, { question, judge, knowsWhen }, most);
    figures.payloads += proof.checked;
    figures.exhaustive &&= proof.exhaustive;
    return proof.faults.map((fault) => ({ ...fault, facts }));
  });
}

function createJudge(
  { judge, judgeOfMembers }: ProveInput,
  { call, member }: PayloadQuestion,
): (sent: unknown) => string | null {
  const judgeMember = member === null ? null : (judgeOfMembers?.(call.call) ?? null);
  return member === null || judgeMember === null
    ? (body) => judge(call.call, body)
    : (sent) => judgeMember(member, sent);
}

/** Real ways count as observed. A call counts as made on every way, and what it shows only then is beyond. */
function createVisitors({ progress, beyond }: SliceRun, here: Observations): SliceVisitors {
  const { input, settled, derived } = progress;
  const { wizard, statusesOf } = input;
  const assumed = { statusesOf, isMade: () => true };
  return {
    reached: combineVisitors([
      observe(wizard, here, { statusesOf, isMade: isCallMade }, settled),
      observeCalls(wizard, beyond, assumed),
      derived,
    ]),
    beyond: observe(wizard, beyond, assumed, askUnsettledRules(progress, beyond)),
  };
}

function askUnsettledRules({ input, settled }: ProofProgress, beyond: Observations): RuleObserver {
  const rules = askRules(input.wizard, beyond);
  return {
    isExhausted: (rule) => settled.isExhausted(rule) || rules.isExhausted(rule),
    ask(rule, scope) {
      if (!settled.isExhausted(rule)) rules.ask(rule, scope);
    },
  };
}

/** Lists the conditions of calls that the slice does not tell apart. */
function listCallBlockers({ progress, slice }: SliceRun): readonly Blocker[] {
  return progress.input.wizard.calls.flatMap(({ when }) =>
    when && !when.reads.every((path) => slice.reads.has(path)) ? [[getRuleDeciders(when)]] : [],
  );
}

/** Returns a wider slice while requirements are missing, or a fault was met that no real way gives; null when the result is certain. */
function widenWhereUncertain(run: SliceRun, passed: readonly Blocker[]): ProofSlice | null {
  const { progress, slice, missing, beyond, faultsBeyond, distinctions, met } = run;
  const { input, seen, faults, figures } = progress;
  const { wizard, hasText } = input;
  const certain = new Set(
    collectFindings(wizard, seen, [...faults.values()], hasText, false).map(getFindingPlace),
  );
  const isUncertain = collectFindings(wizard, beyond, faultsBeyond, hasText, false).some(
    (finding) => !certain.has(getFindingPlace(finding)),
  );
  if (missing.length === 0 && !isUncertain) return null;
  const isLocal = slice.exits !== null && missing.length > 0 && !isUncertain;
  const wider = isLocal
    ? askAboutOpenWorlds(wizard, slice, missing, { distinctions, worlds: met })
    : widenSlice(wizard, slice, missing.length > 0 ? missing : passed);
  if (wider === null) figures.exhaustive = false;
  return wider;
}
