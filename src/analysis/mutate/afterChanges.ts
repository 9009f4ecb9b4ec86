import type { Step, Walk, Wizard } from '../../engine/index.ts';
import type { ExploreSettings } from '../prove/explore.ts';
import type { Trail } from '../prove/Trail.ts';
import { applied, pairedChanges, samePair, type PairedChanges } from './pairedChanges.ts';
import { memoryOf, stepDifference, type SeenDifference } from './visibleState.ts';

export type AfterChanges =
  | { readonly kind: 'same' }
  | { readonly kind: 'different'; readonly difference: SeenDifference; readonly trail: Trail }
  | { readonly kind: 'unknown' };

/**
 * Reactions show when answers are changed again. From one situation on a step every further change is followed, in both forms at once,
 * until nothing new turns up: if both forms look alike in all of them, they react alike, whatever they remember unseen.
 */
export function afterChanges(
  step: Step,
  left: Walk,
  right: Walk,
  settings: ExploreSettings,
  { key: entry, known }: { readonly key: string; readonly known: Set<string> },
): AfterChanges {
  const queue: { readonly a: Walk; readonly b: Walk; readonly trail: Trail }[] = [
    { a: left, b: right, trail: [] },
  ];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { a, b, trail } = next;
    const key = [entry, memoryOf(step, a), memoryOf(step, b)].join(' ');
    if (known.has(key)) continue;
    known.add(key);
    if (known.size > limit) return { kind: 'unknown' };
    const difference = stepDifference(step, a, b);
    if (difference) return { kind: 'different', difference, trail };
    for (const { changes, ofLeft, ofRight } of changesOn(step, a, b, settings)) {
      const entered = changes.flatMap((change) =>
        'set' in change ? [{ step: step.id, key: change.set, to: change.to }] : [],
      );
      queue.push({ a: applied(a, ofLeft), b: applied(b, ofRight), trail: [...trail, ...entered] });
    }
  }
  return { kind: 'same' };
}

const limit = 20_000;

/** Every other class of answers to every field of the step that can be answered, and emptying it. */
function changesOn(step: Step, a: Walk, b: Walk, settings: ExploreSettings): readonly PairedChanges[] {
  return a.nodes.slice(step.first, step.last).flatMap((node, position) => {
    const theirs = b.nodes[step.first + position];
    if (!theirs || !node.shown || (node.kind === 'field' && node.lock)) return [];
    const emptied = node.kind === 'field' ? [samePair([{ set: node.key, to: null }])] : [];
    const choices = pairedChanges(node, theirs, a, b, settings);
    return [...choices, ...emptied].filter(({ changes }) => changes.length > 0);
  });
}

/**
 * Whether looking at the step of a reaction is enough: what it resets stands on the same step and is shown by answers of this step or by
 * facts alone, so that nothing elsewhere brings back what is remembered unseen.
 */
export function staysOnStep(wizard: Wizard): boolean {
  return wizard.reactions.every((reaction) => {
    const stepOf = (path: string) => wizard.nodes[wizard.indexOf.get(path) ?? -1]?.step;
    const step = stepOf(reaction.on);
    const targets = [...reaction.clear, ...Object.keys(reaction.set), ...Object.keys(reaction.rows)];
    return targets.every((path) => {
      const node = wizard.nodes[wizard.indexOf.get(path) ?? -1];
      return (
        node?.step === step &&
        node?.show.every(({ reads }) =>
          reads.every((read) => !wizard.indexOf.has(read) || stepOf(read) === step),
        )
      );
    });
  });
}
