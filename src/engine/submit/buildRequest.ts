import type { CallMoment } from '../definition/files/CallsFile.ts';
import type { Call } from '../definition/Wizard.ts';
import type { CompiledValue } from '../definition/CompiledRule.ts';
import { evaluateValue, holds } from '../walk/readWalk.ts';
import type { Walk } from '../walk/Walk.ts';

export interface CallRequest {
  /** Operation id of the protocol. */
  readonly operation: string;
  readonly path: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Null for a call without a body. Hidden and empty answers are left out. */
  readonly body: unknown;
}

/** Lists the calls of a moment whose condition holds, in order. @public */
export function listCalls(walk: Walk, moment: CallMoment): readonly Call[] {
  return walk.wizard.calls.filter(
    (call) => isSameMoment(call.at, moment) && (call.when === null || holds(walk, call.when)),
  );
}

/**
 * Builds the request of a call from the current answers.
 * @public
 * @example listCalls(walk, { submit: true }).map((call) => buildRequest(walk, call).body)
 */
export function buildRequest(walk: Walk, call: Call): CallRequest {
  const values = (named: Readonly<Record<string, CompiledValue>>) =>
    Object.fromEntries(Object.entries(named).map(([name, value]) => [name, evaluateValue(walk, value)]));
  return {
    operation: call.call,
    path: values(call.path),
    headers: values(call.headers),
    body: call.send === null ? null : evaluateValue(walk, call.send),
  };
}

function isSameMoment(left: CallMoment, right: CallMoment): boolean {
  if ('submit' in left) return 'submit' in right;
  if ('enter' in left) return 'enter' in right && left.enter === right.enter;
  if ('continue' in left) return 'continue' in right && left.continue === right.continue;
  if ('file' in left) return 'file' in right && left.file === right.file;
  if ('press' in left) return 'press' in right && left.press === right.press;
  return 'change' in right && left.change === right.change;
}
