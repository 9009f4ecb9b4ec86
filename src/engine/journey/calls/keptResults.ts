import type { Call } from '../../definition/Wizard.ts';
import { pickDeclaredMembers } from '../../outcome/pickDeclaredMembers.ts';
import type { CallReply } from '../../outcome/CallReply.ts';
import { isSuccess } from '../../outcome/isSuccess.ts';
import { buildRequest, type CallRequest } from '../../submit/buildRequest.ts';
import { withFacts } from '../../walk/withFacts.ts';
import { holds } from '../../walk/readWalk.ts';
import { readsAnyResult } from '../../definition/readsAnyResult.ts';
import type { Walk } from '../../walk/Walk.ts';
import type { Journey } from '../Journey.ts';

/** Tells whether a success contains the results that the call keeps. Without results, only the status counts. */
export function bringsKeptResults({ keep, mayLack }: Call, reply: CallReply): boolean {
  return (
    mayLack ||
    !isSuccess(reply) ||
    keep.every(({ schema, validate }) => validate(pickDeclaredMembers(schema, reply.body)) === null)
  );
}

/** Reads the results of a successful answer, each with its request. */
export function readResults(call: Call, request: CallRequest, reply: CallReply): Journey['results'] {
  if (!isSuccess(reply)) return {};
  return Object.fromEntries(
    call.keep.map(({ name, schema, validate }) => {
      const members = pickDeclaredMembers(schema, reply.body);
      const value = validate(members) === null ? members : null;
      return [`result.${name}`, { value, call, request: JSON.stringify(request) }];
    }),
  );
}

/**
 * Updates results as facts. A result whose call would now send a different request becomes null; where the call allows it, the result stays
 * and is marked as stale. Results follow the order of calls, because a call may send the results of earlier calls.
 */
export function refreshResults(walk: Walk, results: Journey['results']): Walk {
  const place = (call: Call) => walk.wizard.calls.indexOf(call);
  const stale = new Set<string>();
  const next = Object.entries(results)
    .toSorted(([, one], [, other]) => place(one.call) - place(other.call))
    .reduce((at, [name, { value, call, request }]) => {
      const isFresh = JSON.stringify(buildRequest(at, call)) === request && !sendsOne(call, stale);
      const isShown = !isFresh && call.showsStale && (call.when === null || holds(at, call.when));
      if (isShown) stale.add(name);
      return withFacts(at, { ...at.facts, [name]: isFresh || isShown ? value : null });
    }, walk);
  const isSame = stale.size === next.stale.size && [...stale].every((name) => next.stale.has(name));
  return isSame ? next : { ...next, stale };
}

/** Tells whether the call sends one of these results. */
function sendsOne({ send, path, headers }: Call, results: ReadonlySet<string>): boolean {
  return [send, ...Object.values(path), ...Object.values(headers)].some(
    (value) => value !== null && readsAnyResult(value.reads, results),
  );
}
