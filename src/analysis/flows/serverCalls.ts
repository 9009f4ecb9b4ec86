import {
  callsAt,
  doneRoute,
  factsIn,
  matchOutcome,
  nodeState,
  withCheck,
  withFacts,
  type Call,
  type CallReply,
  type OutcomeEffects,
  type Walk,
} from '../../engine/index.ts';
import type { SeenOutcome } from './FlowDriver.ts';

/** Calls a change makes: of fields whose value is another one now, long enough to be asked about. */
export function callsOnChange(before: Walk, after: Walk): readonly Call[] {
  return fieldsChanged(before, after).flatMap((path) =>
    callsAt(after, { change: path }).filter(
      ({ at }) => String(valueAt(after, path) ?? '').length >= ('minLength' in at ? (at.minLength ?? 1) : 1),
    ),
  );
}

/** What a server has said of a value holds no longer when the value is another one. */
export function withoutOldChecks(before: Walk, after: Walk): Walk {
  const changed = fieldsChanged(before, after);
  return after.wizard.calls
    .filter(({ at }) => 'change' in at && changed.includes(at.change))
    .flatMap(({ outcomes }) => outcomes.flatMap(({ effects }) => Object.keys(effects.check ?? {})))
    .reduce((walk, id) => withCheck(walk, id, null), after);
}

/** The walk after a reply, with what the reply meant: kept answers become facts, checks move. */
export function afterReply(
  walk: Walk,
  call: Call,
  reply: CallReply,
): { readonly walk: Walk; readonly effects: OutcomeEffects } {
  const effects = matchOutcome(walk, call, reply);
  const kept =
    call.keep !== null && reply !== 'network' && reply.status < 300
      ? withFacts(walk, { ...walk.facts, ...factsIn(call.keep, reply.body) })
      : walk;
  const checks = Object.entries(effects.check ?? {});
  return { walk: checks.reduce((at, [id, state]) => withCheck(at, id, state), kept), effects };
}

/** What the customer sees of it. */
export function seenOf(walk: Walk, effects: OutcomeEffects): SeenOutcome {
  return {
    shows: effects.banner ?? null,
    level: effects.level,
    marks: effects.mark ?? {},
    opens: effects.open ?? null,
    asks: effects.dialog?.id ?? null,
    logsOutAfter: effects.logoutAfter ?? null,
    ends: effects.done ?? false,
    goes: effects.done || effects.go !== undefined ? (effects.go ?? doneRoute(walk)) : null,
  };
}

function fieldsChanged(before: Walk, after: Walk): readonly string[] {
  const watched = after.wizard.calls.flatMap(({ at }) => ('change' in at ? [at.change] : []));
  return [...new Set(watched)].filter((path) => valueAt(before, path) !== valueAt(after, path));
}

function valueAt(walk: Walk, path: string) {
  const state = nodeState(walk, path);
  return state?.kind === 'field' ? state.value : null;
}
