import { getDefinition, type Step, type Walk, type Wizard } from '../../../engine/index.ts';
import type { Trail } from '../../prove/Trail.ts';
import { type ComparisonScope, listReactionTargets } from './createComparisonScope.ts';
import { changeIfNeeded, pairChanges, pairSameChanges, type PairedChanges } from './pairChanges.ts';
import { serializeStoredAnswers, findStepDifference, type SeenDifference } from './visibleState.ts';

export type FurtherChanges =
  | { readonly kind: 'same' }
  | { readonly kind: 'different'; readonly difference: SeenDifference; readonly trail: Trail }
  | { readonly kind: 'unknown' };

/**
 * Compares two forms after further changes of answers, which is when reactions show. From one situation on a step every further change is
 * followed, in both forms at once, until no new situation occurs: if both forms look alike in all of them, they react alike, regardless of
 * hidden answers. Only fields that reactions involve are changed.
 */
export function compareFurtherChanges(
  step: Step,
  left: Walk,
  right: Walk,
  comparison: ComparisonScope,
  known: Set<string>,
): FurtherChanges {
  const { involved } = comparison;
  const queue: { readonly a: Walk; readonly b: Walk; readonly trail: Trail }[] = [
    { a: left, b: right, trail: [] },
  ];
  const before = `${step.id} ${serializeOtherSteps(step, left, involved)}`;
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { a, b, trail } = next;
    const key = [
      before,
      serializeStoredAnswers(step, a, involved),
      serializeStoredAnswers(step, b, involved),
    ].join(' ');
    if (known.has(key)) continue;
    known.add(key);
    if (known.size > maxSituations) return { kind: 'unknown' };
    const difference = findStepDifference(step, a, b);
    if (difference) return { kind: 'different', difference, trail };
    for (const { changes, ofLeft, ofRight } of listChangesOn(step, a, b, comparison)) {
      const entered = changes.flatMap((change) =>
        'set' in change ? [{ step: step.id, key: change.set, to: change.to }] : [],
      );
      queue.push({
        a: changeIfNeeded(a, ofLeft),
        b: changeIfNeeded(b, ofRight),
        trail: [...trail, ...entered],
      });
    }
  }
  return { kind: 'same' };
}

const maxSituations = 20_000;

/** Serializes the involved values that do not change on this step: facts, checks, start values, and answers on other steps. */
function serializeOtherSteps(
  step: Step,
  { facts, checks, start, nodes }: Walk,
  involved: ReadonlySet<string>,
): string {
  const concerned = (values: object) => Object.entries(values).filter(([path]) => involved.has(path));
  return JSON.stringify([
    concerned(facts),
    concerned(start.values),
    checks,
    nodes.flatMap((node) =>
      node.kind !== 'block' && getDefinition(node).step !== step.id && involved.has(node.name)
        ? [node.value]
        : [],
    ),
  ]);
}

/** Lists an answer of every other class to every involved field that can be answered, and the change that empties it. */
function listChangesOn(step: Step, a: Walk, b: Walk, comparison: ComparisonScope): readonly PairedChanges[] {
  const { involved } = comparison;
  return a.nodes.slice(step.first, step.last).flatMap((node, position) => {
    const theirs = b.nodes[step.first + position];
    if (!theirs || !node.shown || !involved.has(node.name) || (node.kind === 'field' && node.lock)) return [];
    const emptied = node.kind === 'field' ? [pairSameChanges([{ set: node.key, to: null }])] : [];
    const choices = pairChanges(node, theirs, a, b, comparison);
    return [...choices, ...emptied].filter(({ changes }) => changes.length > 0);
  });
}

/**
 * Returns true when the reactions show on their own step: the fields that they reset stand on that step and are shown by answers of this
 * step or by facts alone, so that no other step shows a hidden answer again.
 */
export function staysOnStep(wizard: Wizard): boolean {
  return wizard.reactions.every((reaction) => {
    const stepOf = (path: string) => wizard.nodes[wizard.indexOf.get(path) ?? -1]?.step;
    const step = stepOf(reaction.on);
    return listReactionTargets(reaction).every((path) => {
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
