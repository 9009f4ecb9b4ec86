import type { Wizard } from '../../engine/index.ts';
import type { FlowItem } from '../flows/format/Flow.ts';
import { buildFlowItems } from '../flows/buildFlowItems.ts';
import { buildReaction } from '../flows/buildReaction.ts';
import type { Way } from '../prove/exploration/explore.ts';
import { goalIds } from './goalIds.ts';

/**
 * Builds the flow items in which servers give the wanted replies to the calls of a step. `before` stands before the final answers of the
 * step, `after` behind these answers.
 */
export function buildCallItems(
  wizard: Wizard,
  { step, entries }: Way,
  wanted: ReadonlySet<string>,
): { readonly before: readonly FlowItem[]; readonly after: readonly FlowItem[] } {
  const at = step.id;
  const before: FlowItem[] = [];
  const after: FlowItem[] = [];
  for (const { at: moment, call, outcomes } of wizard.calls) {
    const met = outcomes.filter(({ place }) => wanted.has(goalIds.outcome(place)));
    // A reply with a next step ends the items, so a flow contains one such reply at most.
    const leading = 'continue' in moment ? met.filter(({ effects }) => effects.next) : [];
    const rows = [...met.filter((row) => !leading.includes(row)), ...leading.slice(0, 1)];
    const answers = rows.map((row) => ({ [call]: buildReaction(row) }));
    if ('press' in moment && moment.press.startsWith(`${at}.`)) {
      const press = [moment.press.slice(at.length + 1)];
      after.push(...answers.map((one) => ({ at, press, answers: one })));
    }
    if ('continue' in moment && moment.continue === at)
      after.push(...answers.map((one) => ({ at, answers: one })));
    // A flow enters a step once, so only the first answer can be used.
    if ('enter' in moment && moment.enter === at && answers[0]) before.push({ at, answers: answers[0] });
    if ('change' in moment && moment.change.startsWith(`${at}.`)) {
      const position = entries.findIndex(({ key }) => key === moment.change);
      const field = moment.change.slice(at.length + 1);
      const until = buildFlowItems(wizard, at, entries.slice(0, position + 1));
      if (position < 0) continue;
      before.push(
        ...answers.flatMap((one) => [...until, { at, answers: one }, { at, enter: { [field]: null } }]),
      );
    }
  }
  return { before, after };
}
