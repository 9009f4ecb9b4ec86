import type { FieldError, FieldKey } from '../../engine/index.ts';
import type { Draft } from './Draft.ts';
import { stepOf } from './requirementId.ts';
import { snapshotOf } from './snapshotOf.ts';

/** What keeps the step from being left at a field, on its own account or by a check of the step. */
export function openErrorAt(draft: Draft, key: FieldKey): FieldError | null {
  return (
    snapshotOf(draft.walk, stepOf(key)).open.find((requirement) => requirement.key === key)?.error ?? null
  );
}
