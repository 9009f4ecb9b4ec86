import { snapshotStep } from '../../engine/index.ts';
import type { StepSnapshot, Walk } from '../../engine/index.ts';

const snapshots = new WeakMap<Walk, Map<string, StepSnapshot>>();

/** The snapshot of a step; computed once per walk, however many parts of the page ask. */
export function snapshotOf(walk: Walk, step: string): StepSnapshot {
  const known = snapshots.get(walk) ?? new Map<string, StepSnapshot>();
  snapshots.set(walk, known);
  const snapshot = known.get(step) ?? snapshotStep(walk, step);
  known.set(step, snapshot);
  return snapshot;
}
