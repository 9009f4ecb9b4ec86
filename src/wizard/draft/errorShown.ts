import { nodeState } from '../../engine/index.ts';
import type { FieldError, FieldKey, OpenRequirement } from '../../engine/index.ts';
import type { Draft } from './Draft.ts';
import { openErrorAt } from './openErrorAt.ts';
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
  return openErrorAt(draft, key);
}

/** What can be said of an answer while it is given: that it is right at once, that it is wrong no sooner than its error. */
export function verdictShown(draft: Draft, key: FieldKey): 'valid' | 'invalid' | null {
  if (errorShown(draft, key) !== null) return 'invalid';
  const state = nodeState(draft.walk, key);
  if (state?.kind !== 'field' || state.value === null) return null;
  return openErrorAt(draft, key) === null ? 'valid' : null;
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
