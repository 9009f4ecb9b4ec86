import type { Wizard } from '../definition/Wizard.ts';
import type { OpenRequirement } from '../validate/OpenRequirement.ts';
import type { Walk } from '../walk/Walk.ts';
import { snapshotStep } from './snapshotStep.ts';
import type { StepSnapshot } from './StepSnapshot.ts';

const snapshots = new WeakMap<Walk, Map<string, StepSnapshot>>();
const latestSnapshots = new WeakMap<Wizard, Map<string, StepSnapshot>>();

/**
 * Returns the snapshot of a step, which is computed once per walk. Its lists keep their identity while their content is the same, so that a
 * keystroke that opens or closes no requirement redraws no part that shows them.
 * @public
 * @example getSnapshot(walk, 'person').open.length
 */
export function getSnapshot(walk: Walk, step: string): StepSnapshot {
  const ofWalk = mapIn(snapshots, walk);
  const ofWizard = mapIn(latestSnapshots, walk.wizard);
  const snapshot = ofWalk.get(step) ?? reuseUnchangedParts(snapshotStep(walk, step), ofWizard.get(step));
  ofWalk.set(step, snapshot);
  ofWizard.set(step, snapshot);
  return snapshot;
}

function reuseUnchangedParts(snapshot: StepSnapshot, before: StepSnapshot | undefined): StepSnapshot {
  if (before === undefined) return snapshot;
  return {
    ...snapshot,
    open: isSameList(before.open, snapshot.open) ? before.open : snapshot.open,
    warnings: isSameList(before.warnings, snapshot.warnings) ? before.warnings : snapshot.warnings,
    progress: isSameProgress(before, snapshot) ? before.progress : snapshot.progress,
  };
}

function isSameProgress(one: StepSnapshot, other: StepSnapshot): boolean {
  return JSON.stringify(one.progress) === JSON.stringify(other.progress);
}

function isSameList(one: readonly OpenRequirement[], other: readonly OpenRequirement[]): boolean {
  return one.length === other.length && one.every((requirement, index) => isSame(requirement, other[index]));
}

function isSame(one: OpenRequirement, other: OpenRequirement | undefined): boolean {
  return (
    other !== undefined &&
    one.key === other.key &&
    one.name === other.name &&
    one.textPath === other.textPath &&
    one.variant === other.variant &&
    (one.error === other.error ||
      (one.error.code === other.error.code && hasFixedError(one) && hasFixedError(other)))
  );
}

/** Tells whether an error has no parameters, so that an equal code means an equal error. */
function hasFixedError({ error }: OpenRequirement): boolean {
  return Object.keys(error.params).length === 0;
}

function mapIn<K extends object>(
  of: WeakMap<K, Map<string, StepSnapshot>>,
  key: K,
): Map<string, StepSnapshot> {
  const known = of.get(key) ?? new Map<string, StepSnapshot>();
  of.set(key, known);
  return known;
}
