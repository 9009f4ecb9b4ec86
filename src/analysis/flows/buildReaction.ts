import type { CompiledOutcome, OutcomeEffects } from '../../engine/index.ts';
import type { FlowAnswer, FlowReaction } from './format/Flow.ts';

/** Builds a reply that matches a row of an outcome table, with the effects of the row. An earlier row may still match the reply. */
export function buildReaction({ match, effects }: CompiledOutcome): FlowReaction {
  const { go } = effects;
  return {
    ...buildMatchingReply(match),
    ...toFlowEffects(effects),
    ...(go === undefined ? {} : { goes: go }),
  };
}

/** Converts effects to the words of flows, without the target address. */
export function toFlowEffects({
  banner,
  mark,
  open,
  dialog,
  logoutAfter,
}: OutcomeEffects): Partial<FlowAnswer> {
  return {
    ...(banner === undefined ? {} : { shows: banner }),
    ...(mark === undefined ? {} : { marks: mark }),
    ...(open === undefined ? {} : { opens: open }),
    ...(dialog === undefined ? {} : { asks: dialog.id }),
    ...(logoutAfter === undefined ? {} : { logsOutAfter: logoutAfter }),
  };
}

function buildMatchingReply(match: CompiledOutcome['match']): Pick<FlowReaction, 'status' | 'body'> {
  if (match === 'else') return { status: unlistedStatus };
  const [status = unlistedStatus] = match.status;
  return { status: status === '2xx' ? 200 : status, ...(match.body === null ? {} : { body: match.body }) };
}

/** No outcome table names this status. */
const unlistedStatus = 599;
