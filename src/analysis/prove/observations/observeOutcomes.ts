import { matchOutcome, type Call, type Walk, type Wizard } from '../../../engine/index.ts';
import { keepShortest } from '../exploration/keepShortest.ts';
import type { Observations } from './Observations.ts';
import { coversStatus, listReplies } from './listReplies.ts';
import type { Trail } from '../Trail.ts';
import type { CallSettings } from './CallSettings.ts';

/** Records which row takes each possible reply, and declared statuses without a row. */
export function observeOutcomes(
  wizard: Wizard,
  seen: Observations,
  { statusesOf, isMade }: CallSettings,
): (calls: readonly Call[], walk: Walk, trail: Trail) => void {
  return (calls, walk, trail) => {
    for (const call of calls) {
      if (!isMade(call, walk)) continue;
      const declared = statusesOf(call.call);
      for (const reply of listReplies(call, declared)) {
        const effects = matchOutcome(walk, call, reply);
        const row = call.outcomes.find((candidate) => candidate.effects === effects);
        if (!row) continue;
        keepShortest(seen.outcomes, row, { walk, trail });
        if (typeof reply === 'string' || !declared.includes(reply.status) || coversStatus(row, reply.status))
          continue;
        const { status } = reply;
        const at = `${wizard.calls.indexOf(call)} ${status}`;
        keepShortest(seen.uncovered, at, { walk, trail, call, status });
      }
    }
  };
}
