import type { FieldKey } from '../definition/Wizard.ts';
import { getSnapshot } from '../snapshot/getSnapshot.ts';
import type { OpenRequirement } from '../validate/OpenRequirement.ts';
import { nodeState } from '../walk/readWalk.ts';
import type { FieldError } from '../walk/Walk.ts';
import type { Journey } from './Journey.ts';
import { getRequirementId, parseStepId } from './getRequirementId.ts';

/** Error to show at a control now, or null. Emptiness shows only after an attempt to continue (W3). */
export function findShownError(journey: Journey, key: FieldKey): FieldError | null {
  const mark = journey.marks.get(key);
  if (mark !== undefined) return mark;
  const since = journey.revealed.get(key);
  if (since === undefined) return null;
  const state = nodeState(journey.walk, key);
  const own = state === null || state.kind === 'block' ? null : state.error;
  if (own !== null) return since === 'left' && own.code === 'required' ? null : own;
  return openErrorAt(journey, key);
}

/** What can be said of an answer while it is given: that it is right at once, that it is wrong no sooner than its error. */
export function getShownVerdict(journey: Journey, key: FieldKey): 'valid' | 'invalid' | null {
  if (findShownError(journey, key) !== null) return 'invalid';
  const state = nodeState(journey.walk, key);
  if (state?.kind !== 'field' || state.value === null) return null;
  return openErrorAt(journey, key) === null ? 'valid' : null;
}

/** What the summary of errors of a step lists: every problem said so far. Empty: there is no summary. */
export function listShownProblems(journey: Journey, step: string): readonly OpenRequirement[] {
  if (journey.refusal?.step !== step) return [];
  const said = getSnapshot(journey.walk, step).open.filter((requirement) =>
    journey.revealed.has(getRequirementId(requirement)),
  );
  const marks = [...journey.marks].filter(([key]) => parseStepId(key) === step);
  return [...said, ...marks.flatMap(([key, error]) => markAsRequirement(journey, key, error))];
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

/** What an attempt to go on found wrong with the answers of a group, or of a step, together. */
export function findShownGroupError(journey: Journey, group: string): FieldError | null {
  return (
    listShownProblems(journey, parseStepId(group)).find(
      (problem) => problem.group === group && !problem.isInfo,
    )?.error ?? null
  );
}

/** What keeps the step from being left at a field, on its own account or by a check of the step. What is wrong with several answers is no field's. */
export function openErrorAt({ walk }: Journey, key: FieldKey): FieldError | null {
  const isAbout = (one: OpenRequirement) => one.key === key && one.group === null && !one.isInfo;
  return getSnapshot(walk, parseStepId(key)).open.find(isAbout)?.error ?? null;
}
