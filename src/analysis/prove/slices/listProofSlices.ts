import {
  collectReads,
  membersOfObject,
  pathsIn,
  type Call,
  type CompiledRule,
  type Expression,
  type Step,
  type Wizard,
  type WizardNode,
} from '../../../engine/index.ts';
import type { RuleDependencies } from '../rules/collectRuleDependencies.ts';
import { listRuleUses, type RuleUse } from '../rules/listRuleUses.ts';
import { collectDependencies } from './collectDependencies.ts';
import { getNodeDeciders, listWaysToHold, type Deciders } from './findBlockers.ts';
import type { ExitCheck, PayloadQuestion, ProofSlice } from './ProofSlice.ts';

type Question = Deciders &
  Pick<ProofSlice, 'until'> &
  Partial<Pick<ProofSlice, 'payloads' | 'exits' | 'asks'>>;

/**
 * Lists the slices of a proof. Each place of a form asks its own question: a rule, a node, the ways out of a step, a call, a member of a
 * payload. A question that depends on a part of what another one depends on shares its slice.
 *
 * `isBuiltOfMembers`: true for an operation whose payload is valid when each of its members is. `derived`: parts of rules whose truths are
 * wanted in every combination.
 */
export function listProofSlices(
  wizard: Wizard,
  { control }: Pick<RuleDependencies, 'control'>,
  isBuiltOfMembers: (operation: string) => boolean,
  derived: readonly Expression[],
): readonly ProofSlice[] {
  const questions: readonly Question[] = [
    ...listRuleUses(wizard).map((use) => ({ ...askAboutRule(wizard, use), asks: [use.rule] })),
    ...wizard.nodes.map((node) => ({ ...getNodeDeciders(node), until: findStepOf(wizard, node) })),
    ...wizard.steps.flatMap((step) => listExitQuestions(wizard, step)),
    ...wizard.calls.flatMap((call) => listCallQuestions(wizard, call, isBuiltOfMembers(call.call))),
    askAboutEnd(wizard),
    { reads: derived.flatMap(pathsIn), rules: derived, until: wizard.steps.length },
  ];
  return mergeSlices(questions.map((question) => sliceQuestion(wizard, control, question)));
}

function sliceQuestion(wizard: Wizard, control: ReadonlySet<string>, question: Question): ProofSlice {
  const { reads, rules, until, payloads = [], exits = null, asks = [] } = question;
  const when = wizard.steps[until]?.when;
  const found = collectDependencies(wizard, [...reads, ...(when?.reads ?? [])]);
  return {
    // Values that a lock keeps decide rules, too. Only questions about rules tell them apart, because they are soon answered.
    reads: new Set([...found.reads].filter((path) => control.has(path) || asks.length > 0)),
    rules: new Set([...rules, ...found.rules, ...(when ? [when.rule] : [])]),
    until,
    payloads,
    exits,
    failed: [],
    asks,
    within: [],
  };
}

/**
 * Leaves out the slices that are a part of another one, and puts small ones first. A slice about a way out ends early, so that it answers
 * no other question. One that only asks about rules ends as soon as they are answered, often by smaller slices, and the payloads of a slice
 * are built on each of its ways: these join only slices that tell apart the same values.
 */
export function mergeSlices(slices: readonly ProofSlice[]): readonly ProofSlice[] {
  const kept: ProofSlice[] = [];
  for (const slice of slices.toSorted((one, other) => other.reads.size - one.reads.size)) {
    const wide = kept.findIndex((other) => isWithin(slice, other));
    const other = kept[wide];
    if (other === undefined) kept.push(slice);
    else kept[wide] = joinSlices(other, slice);
  }
  return kept.toReversed();
}

function isWithin(slice: ProofSlice, other: ProofSlice): boolean {
  if (slice.exits !== null || other.exits !== null) return false;
  if (other.asks.length > 0 !== slice.asks.length > 0) return false;
  const isCostly = slice.asks.length > 0 || slice.payloads.length > 0;
  if (isCostly && slice.reads.size < other.reads.size) return false;
  return [...slice.reads].every((path) => other.reads.has(path));
}

function joinSlices(wide: ProofSlice, slice: ProofSlice): ProofSlice {
  return {
    ...wide,
    rules: new Set([...wide.rules, ...slice.rules]),
    until: Math.max(wide.until, slice.until),
    payloads: [...wide.payloads, ...slice.payloads],
    asks: wide.asks.length > 0 ? [...wide.asks, ...slice.asks] : [],
  };
}

function askAboutRule(wizard: Wizard, { rule, guards, at }: RuleUse): Question {
  const guarding = guards.flatMap((guard) => collectReads(guard.rule, wizard.conditions).reads);
  const reads = [...rule.reads, ...guarding];
  const rules = [rule.rule, ...guards.map((guard) => guard.rule)];
  const end = wizard.steps.length;
  if (typeof at !== 'object') return { reads, rules, until: at === 'start' ? 0 : end };
  if ('entering' in at) return { reads, rules, until: at.entering };
  if ('leaving' in at) return { reads, rules, until: at.leaving };
  const index = 'node' in at ? at.node : at.changing;
  const node = wizard.nodes[index];
  if (!node) return { reads, rules, until: end };
  return {
    reads: [...reads, ...node.show.flatMap((shown) => shown.reads)],
    rules: [...rules, ...node.show.map((shown) => shown.rule)],
    until: findStepOf(wizard, node),
  };
}

function findStepOf({ steps }: Wizard, { step }: WizardNode): number {
  return steps.findIndex(({ id }) => id === step);
}

/** A requirement of a step with everything that decides about it. */
interface Requirement {
  readonly reads: ReadonlySet<string>;
  readonly rules: readonly Expression[];
  /** The checks among the requirements. */
  readonly exits: readonly ExitCheck[];
}

/**
 * Lists the questions whether a customer can leave a step. Requirements that share no answer of the step can be met on their own, so that
 * each group of requirements with common answers is a question. A check that several values can meet is asked about with those that depend
 * on least.
 */
function listExitQuestions(wizard: Wizard, step: Step): readonly Question[] {
  const nodes = wizard.nodes.slice(step.first, step.last);
  const inStep = new Set(nodes.map(({ path }) => path));
  const requirements: readonly Requirement[] = [
    ...nodes.filter(({ kind }) => kind !== 'block').map((node) => require(getNodeDeciders(node), [])),
    ...step.checks
      .filter(({ level }) => level !== 'warning')
      .map(({ level, needs }) => ({ ways: listWaysToHold(wizard, needs.rule), isInfo: level === 'info' }))
      .map((check) => require(check.ways[0] ?? { reads: [], rules: [] }, [check])),
  ];
  const groups = requirements.reduce<readonly Requirement[]>((others, one) => {
    const isTied = (other: Requirement) =>
      [...other.reads].some((path) => one.reads.has(path) && inStep.has(path));
    return [...others.filter((other) => !isTied(other)), joinRequirements([one, ...others.filter(isTied)])];
  }, []);
  return groups.map(({ reads, rules, exits }) => ({ reads: [...reads], rules, until: step.index, exits }));

  function require({ reads, rules }: Deciders, exits: readonly ExitCheck[]): Requirement {
    const found = collectDependencies(wizard, reads);
    return { reads: found.reads, rules: [...rules, ...found.rules], exits };
  }
}

function joinRequirements(requirements: readonly Requirement[]): Requirement {
  return {
    reads: new Set(requirements.flatMap(({ reads }) => [...reads])),
    rules: requirements.flatMap(({ rules }) => rules),
    exits: requirements.flatMap(({ exits }) => exits),
  };
}

/** Lists the questions about a call. Each assumes that the call is made. */
function listCallQuestions(wizard: Wizard, call: Call, isBuiltOfMembers: boolean): readonly Question[] {
  const until = wizard.steps.length;
  const matches = call.outcomes.flatMap(({ match }) => (match !== 'else' && match.when ? [match.when] : []));
  const ask = (reads: readonly string[], rules: readonly CompiledRule[]): Question => ({
    reads: [...reads, ...rules.flatMap((rule) => rule.reads)],
    rules: rules.map(({ rule }) => rule),
    until,
  });
  return [
    ask([], matches),
    ...Object.values(call.path).map(({ reads }) => ask(reads, [])),
    ...listPayloadQuestions(call, isBuiltOfMembers).map((question) => ({
      ...ask(collectReads(findSentValue(question), wizard.conditions).reads, []),
      payloads: [question],
    })),
  ];
}

function listPayloadQuestions(call: Call, isBuiltOfMembers: boolean): readonly PayloadQuestion[] {
  if (!('submit' in call.at) || call.send === null) return [];
  const members = isBuiltOfMembers ? membersOfObject(call.send.expression) : null;
  return members ? Object.keys(members).map((member) => ({ call, member })) : [{ call, member: null }];
}

/** Returns the expression of a payload, or of its member. */
export function findSentValue({ call, member }: PayloadQuestion): Expression {
  const sent = call.send?.expression ?? null;
  return member === null ? sent : (membersOfObject(sent)?.[member] ?? null);
}

/** Asks whether the form can end without a call, and whether its progress always rises: both depend on the steps that apply. */
function askAboutEnd({ steps, calls }: Wizard): Question {
  const isAlwaysSent = calls.some(({ at, when }) => 'submit' in at && when === null);
  const rises = steps.every(
    ({ progress }, index) =>
      progress === null || steps.slice(0, index).every((before) => (before.progress ?? -1) < progress),
  );
  const made = isAlwaysSent ? [] : calls.flatMap(({ when }) => when ?? []);
  const rules = isAlwaysSent && rises ? [] : [...made, ...steps.flatMap(({ when }) => when ?? [])];
  return {
    reads: rules.flatMap(({ reads }) => reads),
    rules: rules.map(({ rule }) => rule),
    until: steps.length,
  };
}
