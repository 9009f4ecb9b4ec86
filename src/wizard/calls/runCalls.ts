import { callsAt, factsIn, matchOutcome, requestFor } from '../../engine/index.ts';
import type { Call, CallMoment } from '../../engine/index.ts';
import type { Draft } from '../draft/Draft.ts';
import type { DraftStore } from '../draft/draftStore.ts';
import { factsKept } from '../draft/transitions.ts';
import type { Reply, WizardPorts } from '../ports.ts';
import type { BuiltRequest } from './BuiltRequest.ts';
import { performOutcome } from './performOutcome.ts';
import type { OutcomeWorld, Verdict } from './performOutcome.ts';

export interface CallRun {
  readonly draft: DraftStore;
  readonly send: WizardPorts['send'];
  readonly signal: AbortSignal;
  readonly world: OutcomeWorld;
}

/** Makes the calls of a moment in order; the first one that does not say `next` ends the run. */
export async function runCalls(moment: CallMoment, run: CallRun): Promise<Verdict> {
  for (const call of callsAt(run.draft.getState().walk, moment)) {
    const verdict = await runCall(call, run);
    if (verdict !== 'next') return verdict;
  }
  return 'next';
}

async function runCall(call: Call, { draft, send, signal, world }: CallRun): Promise<Verdict> {
  const { walk } = draft.getState();
  const id = callId(draft.getState(), call);
  const request = requestToSend(draft.getState(), id, call);
  if (!isDue(call, draft.getState().settled.get(id), request)) return 'next';
  const reply = await (isIntent(call.at)
    ? sendIntent(id, call, request, { draft, send, signal, world })
    : send({ ...request, idempotencyKey: crypto.randomUUID(), signal }));
  if (signal.aborted) return 'stay';
  if (call.keep !== null && reply !== 'network' && reply.status < 300) {
    const facts = factsIn(call.keep, reply.body);
    draft.update((before) => factsKept(before, facts));
  }
  const body = reply === 'network' ? null : reply.body;
  const verdict = await performOutcome(matchOutcome(walk, call, reply), world, body);
  if (verdict === 'next') draft.update((before) => settled(before, id, request));
  return verdict;
}

/** What the customer sends off is never done twice. Everything else only looks something up. */
function isIntent(moment: CallMoment): boolean {
  return 'press' in moment || isWayForward(moment);
}

function isWayForward(moment: CallMoment): boolean {
  return 'continue' in moment || 'submit' in moment;
}

async function sendIntent(
  id: string,
  { at }: Call,
  request: BuiltRequest,
  { draft, send, signal }: CallRun,
): Promise<Reply> {
  draft.update((before) => ({ ...withKey(before, id), busy: before.busy || isWayForward(at) }));
  draft.save();
  const reply = await send({ ...request, idempotencyKey: draft.getState().callKeys[id] ?? '', signal });
  draft.update((before) => answered(before, id, request, reply));
  return reply;
}

/** An unanswered request goes out again unchanged as long as the answers are the ones it was built from. */
function requestToSend({ walk, unanswered }: Draft, id: string, call: Call): BuiltRequest {
  const waiting = unanswered.get(id);
  return waiting?.walk === walk ? waiting.request : requestFor(walk, call);
}

function isDue(call: Call, settledWith: string | undefined, request: BuiltRequest): boolean {
  switch (call.again) {
    case 'always':
      return true;
    case 'changed':
      return settledWith !== JSON.stringify(request);
    case 'never':
      return settledWith === undefined;
  }
}

/** One key per draft, call and intent: it stays until the call got a decided answer. */
function withKey(draft: Draft, id: string): Draft {
  if (draft.callKeys[id] !== undefined) return draft;
  return { ...draft, callKeys: { ...draft.callKeys, [id]: crypto.randomUUID() } };
}

/**
 * After a decided answer the next press is a new intent, and what an earlier one said of fields holds no more; without one the key and
 * the request wait for the next try.
 */
export function answered(draft: Draft, id: string, request: BuiltRequest, reply: Reply): Draft {
  const unanswered = new Map(draft.unanswered);
  if (!isDecided(reply)) return { ...draft, unanswered: unanswered.set(id, { walk: draft.walk, request }) };
  unanswered.delete(id);
  const { [id]: _, ...callKeys } = draft.callKeys;
  return { ...draft, unanswered, callKeys, marks: new Map() };
}

/** A crash of the server (500, 502, 504) leaves open what became of the request, like no answer at all. */
function isDecided(reply: Reply): boolean {
  return reply !== 'network' && (reply.status < 500 || reply.status === 503);
}

function settled(draft: Draft, id: string, request: BuiltRequest): Draft {
  return { ...draft, settled: new Map(draft.settled).set(id, JSON.stringify(request)) };
}

function callId({ walk }: Draft, call: Call): string {
  return `${walk.wizard.calls.indexOf(call)}:${call.call}`;
}
