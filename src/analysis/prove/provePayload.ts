import {
  collectReads,
  evaluateValue,
  holds,
  sendsNull,
  type Call,
  type NodeState,
  type Walk,
  type Wizard,
} from '../../engine/index.ts';
import { createPayloadBuilder, type PayloadBuilder } from './createPayloadBuilder.ts';
import type { Situation, Way } from './exploration/explore.ts';
import { findSentValue } from './slices/listProofSlices.ts';
import type { PayloadQuestion } from './slices/ProofSlice.ts';
import type { Trail } from './Trail.ts';

/** Describes in one sentence what is wrong with a body of an operation; null for a valid body. */
export type PayloadValidator = (operation: string, body: unknown) => string | null;

/** Describes what is wrong with a member of a body; undefined stands for an absent member. */
export type MemberValidator = (name: string, member: unknown) => string | null;

export interface PayloadFault {
  readonly call: Call;
  readonly message: string;
  readonly trail: Trail;
  /** True when customers can send it: they reach the end by real exits, and the call is made. */
  readonly isReached: boolean;
}

/** Names a fault; the same one on two ways has the same name. */
export function getFaultKey({ call, message }: PayloadFault): string {
  return `${call.call} ${message}`;
}

export interface PayloadProof {
  readonly faults: readonly PayloadFault[];
  readonly checked: number;
  readonly exhaustive: boolean;
}

/** The judge of a payload or member, and whether the slice tells apart what decides whether the call is made. */
export interface PayloadJudge {
  readonly question: PayloadQuestion;
  readonly judge: (sent: unknown) => string | null;
  readonly knowsWhen: boolean;
}

type Size = 'least' | 'most';

/**
 * Builds every payload, or member of it, that some way through the form leads to, with as little and as much filled in as it allows, and
 * judges it. Ways that differ only in steps that a member does not read are followed once.
 */
export function provePayload(
  start: Walk,
  from: Situation,
  { question, judge, knowsWhen }: PayloadJudge,
  budget: number,
): PayloadProof {
  const { wizard } = start;
  const { call } = question;
  const faults = new Map<string, PayloadFault>();
  const builder = createSentBuilder(wizard, question);
  const isReadHere = createStepTest(wizard, question, knowsWhen);
  const followed = new Map<Situation, Set<string>>();
  const ids = new Map<Way, number>();
  let checked = 0;
  followWays({ situation: from, ways: [], read: '', keys: builder.keys, isReached: true });
  return { faults: [...faults.values()], checked, exhaustive: checked < budget };

  function followWays(place: Place): void {
    const { situation, ways, read, keys, isReached } = place;
    if (checked >= budget || isKnown(place)) return;
    if (situation.step === null) return (['least', 'most'] as const).forEach((size) => judgeEnd(place, size));
    for (const way of situation.ways)
      followWays({
        situation: way.to,
        ways: [...ways, way],
        read: isReadHere(way) ? `${read}${identify(way)} ` : read,
        keys: builder.followedBy(keys, way),
        isReached: isReached && way.isReal,
      });
  }

  function judgeEnd({ ways, keys, isReached }: Place, size: Size): void {
    let walk: Walk | null = null;
    const getWalk = () => (walk ??= buildEndWalk(start, ways, size));
    if (knowsWhen && call.when !== null && !holds(getWalk(), call.when)) return;
    checked += 1;
    const message = judge(builder.build(getWalk, size, keys));
    if (message === null) return;
    const trail = ways.flatMap((way) => (size === 'least' ? way.entries : [...way.entries, ...way.filling]));
    const fault = { call, message, trail, isReached: isReached && (knowsWhen || call.when === null) };
    const key = `${fault.isReached} ${message}`;
    const known = faults.get(key);
    if (!known || trail.length < known.trail.length) faults.set(key, fault);
  }

  function identify(way: Way): number {
    const id = ids.get(way) ?? ids.size;
    ids.set(way, id);
    return id;
  }

  /** Returns true for a situation that was met after the same read steps. Whole payloads read all of them. */
  function isKnown({ situation, read, isReached }: Place): boolean {
    if (question.member === null) return false;
    const known = followed.get(situation) ?? new Set<string>();
    followed.set(situation, known);
    const key = `${read}${isReached}`;
    if (known.has(key)) return true;
    known.add(key);
    return false;
  }
}

/** A situation with the ways that lead to it. */
interface Place {
  readonly situation: Situation;
  readonly ways: readonly Way[];
  /** Names the ways through steps that the payload reads. */
  readonly read: string;
  /** The keys of the builder. */
  readonly keys: readonly string[];
  readonly isReached: boolean;
}

/** Creates a builder of the payload, or of its member; undefined stands for a member that is not sent. */
function createSentBuilder(wizard: Wizard, question: PayloadQuestion): PayloadBuilder {
  if (question.member === null) return createPayloadBuilder(wizard, question.call);
  const expression = findSentValue(question);
  return {
    keys: [],
    followedBy: (keys) => keys,
    build(getWalk) {
      const value = evaluateValue(getWalk(), { expression });
      return value === null && !sendsNull(expression) ? undefined : value;
    },
  };
}

/** Creates a function that tells whether a payload, or the condition of its call, reads answers of the step of a way. */
function createStepTest(
  wizard: Wizard,
  question: PayloadQuestion,
  knowsWhen: boolean,
): (way: Way) => boolean {
  const reads = [
    ...collectReads(findSentValue(question), wizard.conditions).reads,
    ...(knowsWhen ? (question.call.when?.reads ?? []) : []),
  ];
  const steps = new Set(reads.flatMap((path) => wizard.nodes[wizard.indexOf.get(path) ?? -1]?.step ?? []));
  return ({ step }) => steps.has(step.id);
}

/** Returns the walk at the end of some ways; the steps in between did not apply. */
function buildEndWalk(start: Walk, ways: readonly Way[], size: 'least' | 'most'): Walk {
  const nodes = start.nodes.map(hideNode);
  for (const way of ways) {
    for (const node of way[size]) nodes[start.wizard.indexOf.get(node.key) ?? -1] = node;
  }
  return { ...start, nodes };
}

function hideNode(node: NodeState): NodeState {
  switch (node.kind) {
    case 'block':
      return { ...node, shown: false };
    case 'field':
      return { ...node, shown: false, value: null };
    case 'list':
      return { ...node, shown: false, value: null };
  }
}
