import type { FormSource } from '../definition/FormSource.ts';
import type { Call, WizardNode } from '../definition/Wizard.ts';
import { didYouMean } from '../messages/didYouMean.ts';
import { mistake } from '../messages/messages.ts';
import { bringsResultsOf } from '../definition/readsAnyResult.ts';
import type { References } from './names/createReferences.ts';
import { pointerTo, type Report } from './report.ts';

interface CheckedParts {
  readonly nodes: readonly WizardNode[];
  readonly calls: readonly Call[];
}

/** Checks the bar of amounts: its steps, its block, and the call on entering the step of the block that brings the amounts. */
export function checkAmountBar(
  { wizard }: FormSource,
  { nodes, calls }: CheckedParts,
  refs: References,
  report: Report,
): void {
  const bar = wizard.amountBar;
  if (bar === undefined) return;
  const file = `schemas/${wizard.id}/wizard.json`;
  const ids = wizard.steps.map(({ id }) => id);
  for (const [position, step] of bar.on.entries()) {
    if (ids.includes(step)) continue;
    const pointer = pointerTo('amountBar', 'on', position);
    report({ file, pointer, ...mistake('unknown-step', { step }), ...didYouMean(step, ids) });
  }
  const at = { file, pointer: pointerTo('amountBar', 'of') };
  const index = refs.node(bar.of, at);
  if (index === null) return;
  const node = nodes[index];
  const isCalculated =
    node?.kind === 'block' &&
    calls.some((call) => 'enter' in call.at && call.at.enter === node.step && bringsResultsOf(call, node));
  if (!isCalculated) report({ ...at, ...mistake('amount-bar', { path: bar.of }) });
}
