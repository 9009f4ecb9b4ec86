import { changeWalk, type ChangeRequest } from '../change/changeWalk.ts';
import type { Answer } from '../definition/Answer.ts';
import type { FieldKey } from '../definition/Wizard.ts';
import { getSnapshot } from '../snapshot/getSnapshot.ts';
import { withCheck } from '../walk/withFacts.ts';
import { nodeState } from '../walk/readWalk.ts';
import { restartWalk } from '../walk/startWalk.ts';
import type { CheckStates, Facts, Walk } from '../walk/Walk.ts';
import { findOpenError } from './findShownError.ts';
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
  const { walk, kept } = journey;
  if (facts === walk.facts) return journey;
  const results = Object.entries(kept).map(([name, { value }]) => [name, value] as const);
  const now = { ...facts, ...Object.fromEntries(results) };
  return replaceWalk(journey, restartWalk(walk, now));
}

/** Adds the results of an answer. */
export function addResults(journey: Journey, results: Journey['kept']): Journey {
  if (Object.keys(results).length === 0) return journey;
  return replaceWalk({ ...journey, kept: { ...journey.kept, ...results } }, journey.walk);
}

/** Returns the walk with another state of an asynchronous check; null means idle. @public */
export function updateCheck(journey: Journey, id: string, state: CheckStates[string] | null): Journey {
  const walk = withCheck(journey.walk, id, state);
  return walk === journey.walk ? journey : replaceWalk(journey, walk);
}

/** Records that a field lost the focus: its errors may be shown from now on, including errors of checks of the step. */
export function revealFieldError(journey: Journey, key: FieldKey): Journey {
  const state = nodeState(journey.walk, key);
  if (state?.kind !== 'field' || state.error?.code === 'required') return journey;
  const isChecked = state.value !== null && !state.field.twoValued;
  if (state.error === null && !(isChecked && findOpenError(journey, key) !== null)) return journey;
  if (journey.revealed.has(key)) return journey;
  return { ...journey, revealed: new Map(journey.revealed).set(key, 'left') };
}

/** Opens the error summary after "Weiter" with open requirements: all their errors may be shown. */
export function openErrorSummary(journey: Journey, step: string): Journey {
  const revealed = new Map(journey.revealed);
  for (const requirement of getSnapshot(journey.walk, step).open)
    revealed.set(getRequirementId(requirement), 'attempt');
  return { ...journey, revealed, refusal: { step, count: (journey.refusal?.count ?? 0) + 1 } };
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
  const walk = refreshResults(to, journey.kept);
  return {
    ...journey,
    walk,
    revealed: dropMetRequirements(journey.revealed, walk),
    marks: dropChangedMarks(journey.marks, journey.walk, walk),
  };
}

function dropMetRequirements(revealed: Journey['revealed'], walk: Walk): Journey['revealed'] {
  if (revealed.size === 0) return revealed;
  const open = new Set<string>();
  for (const step of new Set([...revealed.keys()].map(parseStepId))) {
    for (const requirement of getSnapshot(walk, step).open) open.add(getRequirementId(requirement));
  }
  const kept = [...revealed].filter(([id]) => open.has(id));
  return kept.length === revealed.size ? revealed : new Map(kept);
}

function dropChangedMarks(marks: Journey['marks'], before: Walk, after: Walk): Journey['marks'] {
  const kept = [...marks].filter(([key]) => findAnswer(before, key) === findAnswer(after, key));
  return kept.length === marks.size ? marks : new Map(kept);
}

function findAnswer(walk: Walk, key: FieldKey): Answer | undefined {
  const state = nodeState(walk, key);
  return state?.kind === 'field' ? state.answer : undefined;
}
