import { holds, matchOutcome, type Call, type CallReply, type Walk } from '../../engine/index.ts';
import type { WalkPair } from './WalkPair.ts';
import { compareAspect, type Difference } from './listStepDifferences.ts';
import { formatCallName } from './listPayloadMembers.ts';

/** Finds differences between the calls of two forms, and between the effects of every reply that a row of either form names. */
export function listCallDifferences(pair: WalkPair): readonly Difference[] {
  const old = indexCalls(pair.old);
  const now = indexCalls(pair.new);
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const [before, after] = [old.get(name), now.get(name)];
    const made = compareAspect(
      'call',
      name,
      describeWhetherMade(pair.old, before),
      describeWhetherMade(pair.new, after),
    );
    if (made.length > 0 || !before || !after) return made;
    return listNamedReplies([before, after]).flatMap((reply) =>
      compareAspect(
        'outcome',
        `${name} ${formatReply(reply)}`,
        JSON.stringify(sortEffects(matchOutcome(pair.old, before, reply))),
        JSON.stringify(sortEffects(matchOutcome(pair.new, after, reply))),
      ),
    );
  });
}

/** Formats a reply as `503`, `403 DEMO_ACCOUNT` or `network`; `else` stands for every status without a row. */
function formatReply(reply: CallReply): string {
  if (typeof reply === 'string') return reply;
  const status = reply.status === unlistedReplyStatus ? 'else' : String(reply.status);
  return reply.body === '' ? status : `${status} ${String(reply.body)}`;
}

function indexCalls({ wizard }: Walk): ReadonlyMap<string, Call> {
  return new Map(wizard.calls.map((call) => [formatCallName(call), call]));
}

function describeWhetherMade(walk: Walk, call: Call | undefined): string {
  return call && (call.when === null || holds(walk, call.when)) ? 'yes' : 'no';
}

function listNamedReplies(calls: readonly Call[]): readonly CallReply[] {
  const rows = calls.flatMap(({ outcomes }) =>
    outcomes.flatMap(({ match }) => (match === 'else' ? [] : [match])),
  );
  const replies = rows.flatMap(({ status, body }) =>
    status.flatMap((one): readonly CallReply[] =>
      one === 'network' || one === 'unreadable'
        ? [one]
        : [{ status: one === '2xx' ? 200 : one, body: body ?? '' }],
    ),
  );
  const different = new Map(
    [...replies, { status: unlistedReplyStatus, body: '' }].map((reply) => [JSON.stringify(reply), reply]),
  );
  return [...different.values()];
}

const unlistedReplyStatus = 599;

/** Sorts the keys of effects, because effects have a fixed order of their own. */
function sortEffects(effects: object): object {
  return Object.fromEntries(Object.entries(effects).toSorted(([left], [right]) => (left < right ? -1 : 1)));
}
