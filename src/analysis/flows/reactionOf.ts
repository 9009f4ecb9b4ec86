import type { CompiledOutcome, OutcomeEffects } from '../../engine/index.ts';
import type { FlowAnswer, FlowReaction } from './Flow.ts';

/** An answer that reaches a row of an outcome table, unless a row above takes it, and what follows. */
export function reactionOf({ match, effects }: CompiledOutcome): FlowReaction {
  const { go } = effects;
  return { ...answerTo(match), ...effectsSeen(effects), ...(go === undefined ? {} : { goes: go }) };
}

/** Effects in the words of flows, but for where they lead. */
export function effectsSeen({
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

function answerTo(match: CompiledOutcome['match']): Pick<FlowReaction, 'status' | 'body'> {
  if (match === 'else') return { status: unthoughtOf };
  const [status = unthoughtOf] = match.status;
  return { status: status === '2xx' ? 200 : status, ...(match.body === null ? {} : { body: match.body }) };
}

/** No table names it. */
const unthoughtOf = 599;
