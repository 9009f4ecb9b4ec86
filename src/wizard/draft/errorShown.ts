import { nodeState } from '../../engine/index.ts';
import type { FieldError, FieldKey, OpenRequirement } from '../../engine/index.ts';
import type { Draft } from './Draft.ts';
import { requirementId, stepOf } from './requirementId.ts';
import { snapshotOf } from './snapshotOf.ts';

/** Error to show at a control now, or null. Emptiness shows only after an attempt to continue (W3). */
export function errorShown(draft: Draft, key: FieldKey): FieldError | null {
  const mark = draft.marks.get(key);
  if (mark !== undefined) return mark;
  const since = draft.revealed.get(key);
  if (since === undefined) return null;
  const state = nodeState(draft.walk, key);
  const own = state === null || state.kind === 'block' ? null : state.error;
  if (own !== null) return since === 'blur' && own.code === 'required' ? null : own;
  return (
    snapshotOf(draft.walk, stepOf(key)).open.find((requirement) => requirement.key === key)?.error ?? null
  );
}

/** What can be said of a control that shows its verdict: nothing before the customer has left it, nor while it is empty. */
export function verdictShown(draft: Draft, key: FieldKey): 'valid' | 'invalid' | null {
  const state = nodeState(draft.walk, key);
  if (state?.kind !== 'field' || state.field.control.params['verdict'] !== true) return null;
  if (errorShown(draft, key) !== null) return 'invalid';
  if (!draft.revealed.has(key) || state.value === null) return null;
  const open = snapshotOf(draft.walk, stepOf(key)).open.some((requirement) => requirement.key === key);
  return open ? null : 'valid';
}

/** What the summary of errors of a step lists: every problem said so far. Empty: there is no summary. */
export function problemsShown(draft: Draft, step: string): readonly OpenRequirement[] {
  if (draft.attempt?.step !== step) return [];
  const said = snapshotOf(draft.walk, step).open.filter((requirement) =>
    draft.revealed.has(requirementId(requirement)),
  );
  const marks = [...draft.marks].filter(([key]) => stepOf(key) === step);
  return [...said, ...marks.flatMap(([key, error]) => markAsRequirement(draft, key, error))];
}

function markAsRequirement(draft: Draft, key: FieldKey, error: FieldError): readonly OpenRequirement[] {
  const state = nodeState(draft.walk, key);
  if (state?.kind !== 'field') return [];
  return [
    {
      step: stepOf(key),
      key,
      name: state.name,
      textPath: state.field.path,
      variant: state.variant,
      error,
      row: null,
    },
  ];
}
