import type { FieldKey } from '../definition/Wizard.ts';
import { getSnapshot } from '../snapshot/getSnapshot.ts';
import type { OpenRequirement } from '../validate/OpenRequirement.ts';
import { nodeState } from '../walk/readWalk.ts';
import type { FieldError, NodeState } from '../walk/Walk.ts';
import type { Journey } from './Journey.ts';
import { getRequirementId, parseStepId } from './getRequirementId.ts';

/**
 * Finds the error that a control shows now, or null. A missing answer shows only after an attempt to continue (W3), a new password also once it
 * was left. @public
 */
export function findShownError(journey: Journey, key: FieldKey): FieldError | null {
  const mark = journey.marks.get(key);
  if (mark !== undefined) return mark;
  const since = journey.shownErrors.get(key);
  if (since === undefined) return null;
  const state = nodeState(journey.walk, key);
  const own = state === null || state.kind === 'block' ? null : state.error;
  if (own !== null) return since === 'left' && isSilentWhenLeft(state, own) ? null : own;
  return findOpenError(journey, key);
}

/** Returns true for a missing answer that leaving the field does not show. Nobody sees whether a new password was taken, so that is said. */
export function isSilentWhenLeft(state: NodeState | null, { code }: FieldError): boolean {
  return code === 'required' && !(state?.kind === 'field' && state.field.autocomplete === 'new-password');
}

/** Returns the verdict that a control shows while it has an answer: `valid` at once, `invalid` not before its error is shown. @public */
export function getShownVerdict(journey: Journey, key: FieldKey): 'valid' | 'invalid' | null {
  if (findShownError(journey, key) !== null) return 'invalid';
  const state = nodeState(journey.walk, key);
  if (state?.kind !== 'field' || state.value === null) return null;
  return findOpenError(journey, key) === null ? 'valid' : null;
}

/** Lists the problems in the error summary of a step. An empty list means that there is no summary. @public */
export function listShownProblems(journey: Journey, step: string): readonly OpenRequirement[] {
  if (journey.refusal?.step !== step) return [];
  const problems = getSnapshot(journey.walk, step).open.filter((requirement) =>
    journey.shownErrors.has(getRequirementId(requirement)),
  );
  const marks = [...journey.marks].filter(([key]) => parseStepId(key) === step);
  return [...problems, ...marks.flatMap(([key, error]) => markAsRequirement(journey, key, error))];
}

function markAsRequirement(journey: Journey, key: FieldKey, error: FieldError): readonly OpenRequirement[] {
  const state = nodeState(journey.walk, key);
  if (state?.kind !== 'field') return [];
  return [
    {
      step: parseStepId(key),
      key,
      name: state.name,
      textPath: state.field.path,
      variant: state.variant,
      error,
      group: null,
      isInfo: false,
      row: null,
    },
  ];
}

/** Finds the error about several answers of a group or step, after an attempt to continue. @public */
export function findShownGroupError(journey: Journey, group: string): FieldError | null {
  return (
    listShownProblems(journey, parseStepId(group)).find(
      (problem) => problem.group === group && !problem.isInfo,
    )?.error ?? null
  );
}

/**
 * Finds the error that keeps the step open at a field: the error of the field, or of a check of the step. An error about several answers
 * belongs to no field.
 */
export function findOpenError({ walk }: Journey, key: FieldKey): FieldError | null {
  const isAbout = (one: OpenRequirement) => one.key === key && one.group === null && !one.isInfo;
  return getSnapshot(walk, parseStepId(key)).open.find(isAbout)?.error ?? null;
}
