import {
  listApplyingSteps,
  startWalk,
  type Call,
  type CallMoment,
  type CallReply,
  type Facts,
  type NodeState,
  type Step,
  type Walk,
} from '../../../engine/index.ts';
import { buildFlowItems, type TrailEntry } from '../buildFlowItems.ts';
import type { Flow, FlowItem, FlowReaction, FlowValue } from '../format/Flow.ts';

/** A walk with everything around its answers. */
export interface WalkToRecord {
  readonly walk: Walk;
  /** The step where it ends; null: behind the last step. */
  readonly step: string | null;
  /** Facts with which it began. */
  readonly facts: Facts;
  readonly given: Flow['given'];
  /** `yyyy-mm-dd`. */
  readonly today: string;
  /** The last reply to an operation; null where it was not called. */
  readonly replyTo: (operation: string) => CallReply | null;
}

/** Builds the flow that gives the answers of a walk step by step. Answers with which the form starts are left out. */
export function buildWalkedFlow(recorded: WalkToRecord): Flow {
  const { walk, step, facts, given, today } = recorded;
  const start = startWalk(walk.wizard, facts);
  const last = walk.wizard.steps.find(({ id }) => id === step)?.index ?? Infinity;
  return {
    flow: '',
    form: walk.wizard.id,
    today,
    given,
    steps: listApplyingSteps(walk)
      .filter(({ index }) => index <= last)
      .flatMap((one) => buildStep(one, start, recorded)),
  };
}

/** A part of a step that ends with replies of servers, or with the step. */
interface Part {
  readonly entries: readonly TrailEntry[];
  /** The button that was pressed last. */
  readonly press: string | null;
  readonly answers: Readonly<Record<string, FlowReaction>>;
}

/** Builds the items of a step: its answers in the order of the form, with the results of the calls that they begin. */
function buildStep({ id, first, last }: Step, start: Walk, recorded: WalkToRecord): readonly FlowItem[] {
  const { walk } = recorded;
  const answersAt = (isAsked: (at: CallMoment) => boolean) => listReplies(isAsked, recorded);
  const parts: Part[] = [
    { entries: [], press: null, answers: answersAt((at) => 'enter' in at && at.enter === id) },
  ];
  let entries: readonly TrailEntry[] = [];
  walk.nodes.slice(first, last).forEach((node, position) => {
    const checked = listCheckResults(walk, (at) => 'change' in at && at.change === node.key);
    entries = [...entries, ...listAnswers(node, start.nodes[first + position]), ...checked];
    const answers = answersAt(
      (at) => ('change' in at && at.change === node.key) || ('press' in at && at.press === node.key),
    );
    if (Object.keys(answers).length === 0) return;
    parts.push({ entries, press: node.kind === 'block' ? node.key.slice(id.length + 1) : null, answers });
    entries = [];
  });
  const left = listCheckResults(walk, (at) => 'continue' in at && at.continue === id);
  parts.push({
    entries: [...entries, ...left],
    press: null,
    answers: answersAt((at) => 'continue' in at && at.continue === id),
  });
  const items = parts.flatMap((part) => buildPart(id, part, walk));
  return items.length > 0 ? items : [{ at: id }];
}

function buildPart(at: string, { entries, press, answers }: Part, { wizard }: Walk): readonly FlowItem[] {
  const items = entries.length > 0 ? buildFlowItems(wizard, at, entries) : [];
  if (press === null && Object.keys(answers).length === 0) return items;
  const last = items.at(-1);
  const isOpen = typeof last === 'object' && 'at' in last && last.answers === undefined;
  const acts = { ...(press === null ? {} : { press: [press] }), answers };
  return isOpen ? [...items.slice(0, -1), { ...last, ...acts }] : [...items, { at, ...acts }];
}

function listAnswers(node: NodeState, before: NodeState | undefined): readonly TrailEntry[] {
  if (!node.shown || node.kind === 'block') return [];
  if (node.kind === 'list')
    return node.rows.flatMap(({ parts }) => parts.flatMap((part) => listAnswers(part, undefined)));
  const { key, answer, lock } = node;
  const known = before?.kind === 'field' ? before.answer : null;
  return lock !== null || JSON.stringify(answer) === JSON.stringify(known) ? [] : [{ key, to: answer }];
}

function listCheckResults(
  { wizard, checks }: Walk,
  isAsked: (at: CallMoment) => boolean,
): readonly TrailEntry[] {
  const ids = wizard.calls
    .filter(({ at }) => isAsked(at))
    .flatMap(({ outcomes }) => outcomes.flatMap(({ effects }) => Object.keys(effects.check ?? {})));
  return [...new Set(ids)].flatMap((id) => {
    const state = checks[id];
    return state === undefined ? [] : [{ key: `check.${id}`, to: state }];
  });
}

/** Lists the replies whose results the form has kept. */
function listReplies(
  isAsked: (at: CallMoment) => boolean,
  { walk, replyTo }: WalkToRecord,
): Readonly<Record<string, FlowReaction>> {
  const isKept = ({ keep }: Call) => keep.some(({ name }) => (walk.facts[`result.${name}`] ?? null) !== null);
  return Object.fromEntries(
    walk.wizard.calls.flatMap((call) => {
      const reply = isAsked(call.at) && isKept(call) ? replyTo(call.call) : null;
      if (reply === null || typeof reply === 'string') return [];
      // A body of the protocol is JSON.
      const brings = reply.body as FlowValue;
      return [[call.call, { status: reply.status, ...(brings === null ? {} : { brings }) }]];
    }),
  );
}
