import { changeWalk, isDirty, nodeState, startWalk, withCheck, withFacts } from '../../engine/index.ts';
import type { Answer, ChangeRequest, CheckStates, FieldKey, Facts, Walk } from '../../engine/index.ts';
import type { Draft } from './Draft.ts';
import { openErrorAt } from './openErrorAt.ts';
import { requirementId, stepOf } from './requirementId.ts';
import { snapshotOf } from './snapshotOf.ts';

/** A fresh draft around a walk. */
export function draftAround(walk: Walk): Draft {
  return {
    walk,
    revealed: new Map(),
    marks: new Map(),
    attempt: null,
    confirmed: [],
    visited: [],
    returnTo: null,
    busy: false,
    notices: [],
    raised: [],
    callKeys: {},
    unanswered: new Map(),
    settled: new Map(),
    kept: {},
    finished: null,
  };
}

/** What the customer typed or chose, with everything that follows from it. */
export function changed(draft: Draft, requests: readonly ChangeRequest[]): Draft {
  const { walk, notices } = changeWalk(draft.walk, requests);
  if (walk === draft.walk) return draft;
  return {
    ...moved(draft, walk),
    raised: notices.length > 0 ? [...draft.raised, ...notices] : draft.raised,
  };
}

/** Facts are other ones. An untouched form starts with them; what was typed stays beside the start values of its entry. */
export function factsMoved(draft: Draft, facts: Facts): Draft {
  const { walk, kept } = draft;
  if (facts === walk.facts) return draft;
  const now = { ...facts, ...kept };
  if (isDirty(walk)) return moved(draft, withFacts(walk, now));
  const checks = Object.entries(walk.checks);
  return moved(
    draft,
    checks.reduce((afresh, [id, state]) => withCheck(afresh, id, state), startWalk(walk.wizard, now)),
  );
}

/** An answer of a server brought facts. */
export function factsKept(draft: Draft, facts: Facts): Draft {
  const kept = { ...draft.kept, ...facts };
  return { ...moved(draft, withFacts(draft.walk, { ...draft.walk.facts, ...kept })), kept };
}

/** An asynchronous check moved; null puts it back to idle. */
export function checkMoved(draft: Draft, id: string, state: CheckStates[string] | null): Draft {
  const walk = withCheck(draft.walk, id, state);
  return walk === draft.walk ? draft : moved(draft, walk);
}

/** The field lost the focus: what was typed wrongly may be said from now on, also when a check of the step finds it wrong. */
export function fieldLeft(draft: Draft, key: FieldKey): Draft {
  const state = nodeState(draft.walk, key);
  if (state?.kind !== 'field' || state.error?.code === 'required') return draft;
  const isChecked = state.value !== null && !state.field.twoValued;
  if (state.error === null && !(isChecked && openErrorAt(draft, key) !== null)) return draft;
  return draft.revealed.has(key) ? draft : { ...draft, revealed: new Map(draft.revealed).set(key, 'blur') };
}

/** "Weiter" with requirements open: all of them may be said, and the summary of errors opens. */
export function attempted(draft: Draft, step: string): Draft {
  const revealed = new Map(draft.revealed);
  for (const requirement of snapshotOf(draft.walk, step).open)
    revealed.set(requirementId(requirement), 'attempt');
  return { ...draft, revealed, attempt: { step, count: (draft.attempt?.count ?? 0) + 1 } };
}

/** A server refused the field. The summary of errors of its step opens. */
export function marked(draft: Draft, key: FieldKey, code: string): Draft {
  const marks = new Map(draft.marks).set(key, { code, params: {} });
  return { ...draft, marks, attempt: { step: stepOf(key), count: (draft.attempt?.count ?? 0) + 1 } };
}

/** A step came into view. Being back on the summary ends an edit from there. */
export function stepEntered(draft: Draft, step: string): Draft {
  return {
    ...draft,
    visited: draft.visited.includes(step) ? draft.visited : [...draft.visited, step],
    returnTo: draft.returnTo === step ? null : draft.returnTo,
    attempt: draft.attempt?.step === step ? draft.attempt : null,
  };
}

function moved(draft: Draft, walk: Walk): Draft {
  return {
    ...draft,
    walk,
    revealed: withoutMet(draft.revealed, walk),
    marks: withoutChanged(draft.marks, draft.walk, walk),
  };
}

function withoutMet(revealed: Draft['revealed'], walk: Walk): Draft['revealed'] {
  if (revealed.size === 0) return revealed;
  const open = new Set<string>();
  for (const step of new Set([...revealed.keys()].map(stepOf))) {
    for (const requirement of snapshotOf(walk, step).open) open.add(requirementId(requirement));
  }
  const kept = [...revealed].filter(([id]) => open.has(id));
  return kept.length === revealed.size ? revealed : new Map(kept);
}

function withoutChanged(marks: Draft['marks'], before: Walk, after: Walk): Draft['marks'] {
  const kept = [...marks].filter(([key]) => answerAt(before, key) === answerAt(after, key));
  return kept.length === marks.size ? marks : new Map(kept);
}

function answerAt(walk: Walk, key: FieldKey): Answer | undefined {
  const state = nodeState(walk, key);
  return state?.kind === 'field' ? state.answer : undefined;
}
