import { isFinalStatus } from '../../../plain/CallFailed.ts';
import type { CallMoment } from '../../definition/files/CallsFile.ts';
import type { Call } from '../../definition/Wizard.ts';
import type { CallReply } from '../../outcome/CallReply.ts';
import { matchOutcome } from '../../outcome/matchOutcome.ts';
import { buildRequest, type CallRequest } from '../../submit/buildRequest.ts';
import type { Walk } from '../../walk/Walk.ts';
import { addResults } from '../changes.ts';
import type { EffectsTask, Journey, RequestId, Run } from '../Journey.ts';
import { bringsKeptResults, readResults } from './keptResults.ts';
import { noWait } from './runs.ts';
import { type EventContext, update } from '../EventContext.ts';
import { collectStoredAnswers } from './uploads.ts';
import { readReplyText } from './readReplyText.ts';
import type { SentRequest, Want } from '../Want.ts';

/** Sends a call. A call after which an earlier run has continued is skipped, unless it must be repeated (`again`) or ends the form now. */
export function sendCall(turn: EventContext, run: Run, call: Call): Run {
  const { journey } = turn;
  const id = callId(journey, call);
  const tasks = run.tasks.slice(1);
  const request = getRequestToSend(journey, id, call);
  const completed = journey.completedCalls.get(id);
  if (completed !== undefined && !mustSend(call, completed.request, request)) {
    const effects = buildEffects(journey.walk, call, request, completed.reply);
    // The customer no longer wants what its answer was followed by.
    return { ...run, tasks: effects.effects.done ? [effects, ...tasks] : tasks };
  }
  const count = journey.requests + 1;
  update(turn, { requests: count });
  const key = isIntent(call.at) ? takeKey(turn, id, request) : createIdempotencyKey(turn.journey);
  if (isIntent(call.at)) turn.wants.push({ kind: 'store', now: true });
  const requestId = `${call.call}#${count}` as const;
  turn.wants.push(wantToSend(journey, run, requestId, { ...request, key }));
  const waits = { kind: 'answer', id: requestId, call, request, walk: journey.walk } as const;
  return { ...run, tasks, waits, sends: run.sends || isForwardMoment(call.at) };
}

/**
 * Returns the key of a call: that of the attempt before while it would send the same, and otherwise a new one. Headers say which state the
 * customer has seen, and are not compared. After a reload the answers of the draft are compared, which has no sensitive ones.
 */
function takeKey(turn: EventContext, id: string, request: CallRequest): string {
  const { journey } = turn;
  const { headers: _, ...content } = request;
  const sent = {
    request: JSON.stringify(content),
    answers: JSON.stringify(collectStoredAnswers(journey.walk)),
  };
  const known = journey.keys[id];
  const isSame = known?.request === null ? known.answers === sent.answers : known?.request === sent.request;
  const key = known !== undefined && isSame ? known.key : createIdempotencyKey(journey);
  update(turn, { keys: { ...journey.keys, [id]: { key, ...sent } } });
  return key;
}

/** Passes the awaited answer to a run: the results in the answer are kept, and the effects of the matching row become the next task. */
export function acceptReply(turn: EventContext, run: Run, answer: CallReply): Run {
  const { waits } = run;
  if (waits.kind !== 'answer') return run;
  const { call, request, walk } = waits;
  const reply = validateReply(walk, call, answer);
  if (isIntent(call.at)) turn.journey = recordReply(turn.journey, callId(turn.journey, call), request, reply);
  turn.journey = recordRefusal(turn.journey, call, reply);
  turn.journey = addResults(turn.journey, readResults(call, request, reply));
  const effects = buildEffects(walk, call, request, reply);
  return { ...run, waits: noWait, silent: reply === 'network', tasks: [effects, ...run.tasks] };
}

function buildEffects(walk: Walk, call: Call, request: CallRequest, reply: CallReply): EffectsTask {
  const effects = matchOutcome(walk, call, reply);
  return { kind: 'effects', call, request, effects, reply, from: 0, chosen: null };
}

/** Records whether the server refuses a call for good, so that no button offers to repeat it. */
function recordRefusal(journey: Journey, call: Call, reply: CallReply): Journey {
  const isRefused = typeof reply === 'object' && isFinalStatus(reply.status);
  if (isRefused === journey.refusedCalls.has(call)) return journey;
  const others = [...journey.refusedCalls].filter((one) => one !== call);
  return { ...journey, refusedCalls: new Set(isRefused ? [...others, call] : others) };
}

/** Returns the want of a call. The calls of a file carry the file. */
function wantToSend({ uploads }: Journey, { cause }: Run, id: RequestId, sent: SentRequest): Want {
  const upload = cause.kind === 'file' ? uploads.get(cause.field) : undefined;
  return upload === undefined ? { kind: 'send', id, sent } : { kind: 'upload', id, sent, file: upload.file };
}

/** Checks a reply. A success without the results of the form, or without the id or address that its row needs, is unreadable. */
function validateReply(walk: Walk, call: Call, answer: CallReply): CallReply {
  if (!bringsKeptResults(call, answer)) return 'unreadable';
  const { file, newTab } = matchOutcome(walk, call, answer);
  const needed = [file?.id, newTab?.address].filter((path) => path !== undefined);
  return needed.every((path) => readReplyText(answer, path) !== null) ? answer : 'unreadable';
}

/** Records that the run continued after a call. */
export function settleCall(turn: EventContext, { call, request, reply }: EffectsTask): void {
  const id = callId(turn.journey, call);
  update(turn, {
    completedCalls: new Map(turn.journey.completedCalls).set(id, { request: JSON.stringify(request), reply }),
  });
  if (isForwardMoment(call.at) && !turn.journey.sentOff.includes(id))
    update(turn, { sentOff: [...turn.journey.sentOff, id] });
}

/** Tells whether a call has an effect that must not happen twice. All other calls only read. */
function isIntent(moment: CallMoment): boolean {
  return 'press' in moment || isForwardMoment(moment);
}

/** Tells whether the moment is "Weiter" or "Senden". */
export function isForwardMoment(moment: CallMoment): boolean {
  return 'continue' in moment || 'submit' in moment;
}

/** Returns the request of a call. A request without an answer is repeated unchanged as long as the answers are those it was built from. */
function getRequestToSend({ walk, unansweredRequests }: Journey, id: string, call: Call): CallRequest {
  const waiting = unansweredRequests.get(id);
  return waiting?.walk === walk ? waiting.request : buildRequest(walk, call);
}

function mustSend(call: Call, completed: string, request: CallRequest): boolean {
  switch (call.again) {
    case 'always':
      return true;
    case 'changed':
      return completed !== JSON.stringify(request);
    case 'never':
      return false;
  }
}

/**
 * Records the reply to a request. After a decided answer the next press is a new intent, and earlier errors at fields are removed. Without
 * a decided answer, key and request are kept for the next attempt.
 */
function recordReply(journey: Journey, id: string, request: CallRequest, reply: CallReply): Journey {
  const unansweredRequests = new Map(journey.unansweredRequests);
  if (!isDecided(reply))
    return { ...journey, unansweredRequests: unansweredRequests.set(id, { walk: journey.walk, request }) };
  unansweredRequests.delete(id);
  const { [id]: _, ...keys } = journey.keys;
  return { ...journey, unansweredRequests, keys, marks: new Map() };
}

/**
 * Tells whether the outcome of a request is known. A crash of the server (500, 502, 504) leaves the outcome open, like a missing answer.
 */
function isDecided(reply: CallReply): boolean {
  if (typeof reply === 'string') return reply === 'unreadable';
  return reply.status < 500 || reply.status === 503;
}

function callId({ walk }: Journey, call: Call): string {
  return `${walk.wizard.calls.indexOf(call)}:${call.call}`;
}

/**
 * Creates an idempotency key: the id of the journey with the number of the request as its last twelve digits. The key is as unique as that
 * id, and needs no random number.
 */
function createIdempotencyKey({ id, requests }: Journey): string {
  return id.slice(0, -12) + requests.toString(16).padStart(12, '0');
}
