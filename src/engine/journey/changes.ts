import { changeWalk, type ChangeRequest } from '../change/changeWalk.ts';
import type { Answer } from '../definition/Answer.ts';
import type { FieldKey } from '../definition/Wizard.ts';
import { getSnapshot } from '../snapshot/getSnapshot.ts';
import { withCheck } from '../walk/withFacts.ts';
import { nodeState } from '../walk/readWalk.ts';
import { restartWalk } from '../walk/startWalk.ts';
import type { CheckStates, Facts, Walk } from '../walk/Walk.ts';
import { findOpenError, isSilentWhenLeft } from './findShownError.ts';
import { refreshResults } from './calls/keptResults.ts';
import type { Dialog, Journey } from './Journey.ts';
import { getRequirementId, parseStepId } from './getRequirementId.ts';

/** Applies the changes of the customer and their consequences. An answered question before a field is closed. */
export function applyChanges(journey: Journey, requests: readonly ChangeRequest[]): Journey {
  const { walk, notices } = changeWalk(journey.walk, requests);
  if (walk === journey.walk) return journey;
  const raised = notices.map((id): Dialog => ({ kind: 'notice', id, once: null }));
  const isAnswered = ({ kind, id }: Dialog) =>
    kind === 'question' &&
    requests.some((request) => 'set' in request && request.set === id && findAnswer(walk, id) === request.to);
  const asked = journey.dialogs.filter((dialog) => !isAnswered(dialog));
  const dialogs =
    raised.length === 0 && asked.length === journey.dialogs.length ? journey.dialogs : [...asked, ...raised];
  return { ...replaceWalk(journey, walk), dialogs };
}

/** Replaces the facts. Unchanged fields start with the new facts, changed answers stay. */
export function updateFacts(journey: Journey, facts: Facts): Journey {
  const { walk } = journey;
  if (facts === walk.facts) return journey;
  const results = Object.entries(journey.results).map(([name, { value }]) => [name, value] as const);
  const now = { ...facts, ...Object.fromEntries(results) };
  return replaceWalk(journey, restartWalk(walk, now));
}

/** Adds the results of an answer. */
export function addResults(journey: Journey, results: Journey['results']): Journey {
  if (Object.keys(results).length === 0) return journey;
  return replaceWalk({ ...journey, results: { ...journey.results, ...results } }, journey.walk);
}

/** Returns the walk with another state of an asynchronous check; null means idle. @public */
export function updateCheck(journey: Journey, id: string, state: CheckStates[string] | null): Journey {
  const walk = withCheck(journey.walk, id, state);
  return walk === journey.walk ? journey : replaceWalk(journey, walk);
}

/**
 * Sets the check of each group within a step in which an answer is set: a suggestion or known answers confirm it, other changes make it
 * idle.
 */
export function updateGroupChecks(
  journey: Journey,
  requests: readonly ChangeRequest[],
  state: 'valid' | null,
): Journey {
  const groups = requests.flatMap((request) =>
    'set' in request ? [request.set.slice(0, Math.max(0, request.set.lastIndexOf('.')))] : [],
  );
  return [...new Set(groups)]
    .filter((group) => group.includes('.'))
    .reduce((updated, group) => updateCheck(updated, group, state), journey);
}

/** Records that a field lost the focus: its errors may be shown from now on, including errors of checks of the step. */
export function revealFieldError(journey: Journey, key: FieldKey): Journey {
  const state = nodeState(journey.walk, key);
  if (state?.kind !== 'field' || (state.error !== null && isSilentWhenLeft(state, state.error)))
    return journey;
  const isChecked = state.value !== null && !state.field.twoValued;
  if (state.error === null && !(isChecked && findOpenError(journey, key) !== null)) return journey;
  if (journey.shownErrors.has(key)) return journey;
  return { ...journey, shownErrors: new Map(journey.shownErrors).set(key, 'left') };
}

/** Opens the error summary after "Weiter" with open requirements: all their errors may be shown. */
export function openErrorSummary(journey: Journey, step: string): Journey {
  const shownErrors = new Map(journey.shownErrors);
  for (const requirement of getSnapshot(journey.walk, step).open)
    shownErrors.set(getRequirementId(requirement), 'attempt');
  return { ...journey, shownErrors, refusal: { step, count: (journey.refusal?.count ?? 0) + 1 } };
}

/** Marks a field that a server refused, and opens the error summary of its step. */
export function markField(journey: Journey, key: FieldKey, code: string): Journey {
  const marks = new Map(journey.marks).set(key, { code, params: {} });
  return { ...journey, marks, refusal: { step: parseStepId(key), count: (journey.refusal?.count ?? 0) + 1 } };
}

/** Records that a step is shown. The edit ends when its first step is shown again. */
export function recordStepEntry(journey: Journey, step: string): Journey {
  const { visited, returnTo, refusal } = journey;
  return {
    ...journey,
    at: { kind: 'step', step },
    visited: visited.includes(step) ? visited : [...visited, step],
    returnTo: returnTo === step ? null : returnTo,
    refusal: refusal?.step === step ? refusal : null,
  };
}

function replaceWalk(journey: Journey, to: Walk): Journey {
  const walk = refreshResults(to, journey.results);
  return {
    ...journey,
    walk,
    shownErrors: dropMetRequirements(journey.shownErrors, walk),
    marks: dropChangedMarks(journey.marks, journey.walk, walk),
  };
}

function dropMetRequirements(shownErrors: Journey['shownErrors'], walk: Walk): Journey['shownErrors'] {
  if (shownErrors.size === 0) return shownErrors;
  const open = new Set<string>();
  for (const step of new Set([...shownErrors.keys()].map(parseStepId))) {
    for (const requirement of getSnapshot(walk, step).open) open.add(getRequirementId(requirement));
  }
  const remaining = [...shownErrors].filter(([id]) => open.has(id));
  return remaining.length === shownErrors.size ? shownErrors : new Map(remaining);
}

function dropChangedMarks(marks: Journey['marks'], before: Walk, after: Walk): Journey['marks'] {
  const remaining = [...marks].filter(([key]) => findAnswer(before, key) === findAnswer(after, key));
  return remaining.length === marks.size ? marks : new Map(remaining);
}

function findAnswer(walk: Walk, key: FieldKey): Answer | undefined {
  const state = nodeState(walk, key);
  return state?.kind === 'field' ? state.answer : undefined;
}
