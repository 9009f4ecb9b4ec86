import {
  buildRequest,
  changeWalk,
  isFile,
  listApplyingSteps,
  openRequirements,
  type NodeState,
  type Step,
  type Walk,
  type Wizard,
} from '../../../engine/index.ts';
import { addDialogs } from '../../flows/addDialogs.ts';
import type { Flow } from '../../flows/format/Flow.ts';
import { runPlainFlow } from '../../flows/runPlainFlow.ts';
import { say } from '../../messages/messages.ts';
import { listAnswers } from '../exploration/listAnswers.ts';
import { listNodeReads } from '../rules/collectControlPaths.ts';
import { collectRuleDependencies, type RuleDependencies } from '../rules/collectRuleDependencies.ts';
import type { PayloadValidator } from '../provePayload.ts';
import { buildCounterexampleFlow } from './buildCounterexampleFlow.ts';
import type { Counterexample, ProofFinding } from './ProofFinding.ts';
import { replay } from './replay.ts';

/** A counterexample that was played on the journey that customers use. */
export interface PlayedCounterexample {
  /** The way to the situation as a flow test, with an answer to each dialog on the way. */
  readonly flow: Flow;
  /** Says why the flow does not show the fault; null: it does. */
  readonly unconfirmed: string | null;
}

/** Plays the way to a finding as a flow test. When the fault is not there, the finding is a fault of the proof and not of the form. */
export async function playCounterexample(
  wizard: Wizard,
  finding: ProofFinding,
  counterexample: Counterexample,
  judge: PayloadValidator,
): Promise<PlayedCounterexample> {
  const play = (flow: Flow) => runPlainFlow(wizard, flow, counterexample.facts);
  const flow = await addDialogs(
    buildCounterexampleFlow(wizard, finding, counterexample),
    async (tried) => (await play(tried)).failures,
  );
  const { failures, driver } = await play(flow);
  const unconfirmed =
    failures[0]?.message ?? findContradiction(driver.walk(), { ...finding, counterexample }, judge);
  return { flow, unconfirmed };
}

/** Compares the situation in which a flow ends with the finding. Returns a sentence about what is otherwise. */
function findContradiction(
  walk: Walk,
  finding: ProofFinding & { readonly counterexample: Counterexample },
  judge: PayloadValidator,
): string | null {
  const { code, counterexample } = finding;
  const other = findOtherPath(walk, replay(walk.wizard, counterexample), counterexample);
  if (other !== null) return say('unconfirmed.other', { path: other });
  if (code.startsWith('dead-end')) return findWayOut(walk, counterexample);
  return code === 'invalid-payload' ? judgeSent(walk, finding, judge) : null;
}

/**
 * Finds the first question, list or block that the flow leaves otherwise than the proof says. Whatever depends on a check without a result on
 * the way is left out: the proof does not tell its results apart there, and in the flow it still runs.
 */
function findOtherPath(walk: Walk, proven: Walk, { at, trail }: Counterexample): string | null {
  const { steps, nodes } = walk.wizard;
  const last = steps.find(({ id }) => id === at)?.last ?? nodes.length;
  const isOpenCheck = (path: string) => path.startsWith('check.') && !trail.some(({ key }) => key === path);
  const other = nodes.slice(0, last).find((node) => {
    const [here, there] = [walk, proven].map((one) => describeState(one.nodes[node.index]));
    return here !== there && !listNodeReads(node).some(isOpenCheck);
  });
  return other?.path ?? null;
}

/** Everything that a customer can tell of a question, in one text. */
function describeState(node: NodeState | undefined): string {
  if (node === undefined || !node.shown) return 'hidden';
  switch (node.kind) {
    case 'block':
      return 'shown';
    case 'list':
      return JSON.stringify([node.error?.code, node.rows.map(({ parts }) => parts.map(describeState))]);
    case 'field': {
      const { required, lock, error, options, min, max } = node;
      // A file gets another id whenever it is chosen.
      const value = isFile(node.field) ? node.value !== null : node.value;
      return JSON.stringify([value, required, lock !== null, error?.code, options, min, max]);
    }
  }
}

/** The number of answers that are tried to leave a step. */
const mostAnswers = 2000;

/** Looks for answers to the questions of the step with which a customer can leave it, without the slices of the proof. */
function findWayOut(walk: Walk, { at }: Counterexample): string | null {
  const { wizard } = walk;
  const step = wizard.steps.find(({ id }) => id === at);
  if (step === undefined) return null;
  const left = { answers: mostAnswers };
  const asks = collectRuleDependencies(wizard);
  return canLeave(walk, { step, asks, left, index: step.first })
    ? say('unconfirmed.way-out', { step: step.id })
    : null;
}

interface WayOutSearch {
  readonly step: Step;
  readonly asks: RuleDependencies;
  /** Counts down over the whole search. */
  readonly left: { answers: number };
  /** The question that is answered next. */
  readonly index: number;
}

function canLeave(walk: Walk, search: WayOutSearch): boolean {
  const { step, asks, left, index } = search;
  if (left.answers <= 0) return false;
  if (index >= step.last) return openRequirements(walk, step).length === 0;
  const node = walk.nodes[index];
  if (node === undefined) return false;
  return listAnswers(node, walk, asks).some((changes) => {
    left.answers -= 1;
    return canLeave(changeWalk(walk, changes).walk, { ...search, index: index + 1 });
  });
}

/** Judges what the call that the finding is about sends with the answers of the flow. */
function judgeSent(walk: Walk, { pointer }: ProofFinding, judge: PayloadValidator): string | null {
  const call = walk.wizard.calls[Number(pointer.split('/')[2])];
  if (call === undefined) return null;
  const open = listApplyingSteps(walk).flatMap((step) => openRequirements(walk, step));
  if (open.length > 0) return say('unconfirmed.open', { path: open[0]?.textPath ?? '' });
  return judge(call.call, buildRequest(walk, call).body) === null
    ? say('unconfirmed.payload', { call: call.call })
    : null;
}
