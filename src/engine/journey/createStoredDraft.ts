import type { Answers, CheckStates, Walk } from '../walk/Walk.ts';
import type { Journey } from './Journey.ts';
import { isForwardMoment } from './calls/sendCall.ts';
import { collectStoredAnswers } from './calls/uploads.ts';

/** The part of a journey that survives a reload: canonical answers without sensitive ones, never a step, a result or a request. */
export interface StoredDraft {
  readonly format: 1;
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly answers: Answers;
  readonly start: Answers;
  readonly visited: readonly string[];
  readonly confirmed: readonly string[];
  readonly returnTo: string | null;
  /** Idempotency keys of calls that were sent with these answers and have no decided answer. */
  readonly callKeys: Readonly<Record<string, string>>;
  readonly sentOff: readonly string[];
  /** Results of checks of "Weiter" and "Senden"; those calls are not repeated by themselves. */
  readonly checks: CheckStates;
  /** True when sensitive answers were left out: the page says so after a reload. */
  readonly leftOut: boolean;
}

/** Creates the stored part of a journey. `now` is in milliseconds since 1970. @public */
export function createStoredDraft(journey: Journey, now: number): StoredDraft {
  const { walk, visited, shownDialogs, returnTo, keys, sentOff } = journey;
  const answers = collectStoredAnswers(walk);
  const text = JSON.stringify(answers);
  return {
    format: 1,
    hash: walk.wizard.hash,
    savedAt: now,
    answers,
    start: removeSensitive(walk, walk.start),
    visited,
    confirmed: shownDialogs,
    returnTo,
    callKeys: Object.fromEntries(
      Object.entries(keys).flatMap(([id, sent]) => (sent.answers === text ? [[id, sent.key]] : [])),
    ),
    sentOff,
    checks: pickForwardChecks(walk),
    leftOut: walk.nodes.some(
      (node) =>
        node.kind === 'field' &&
        node.field.sensitive &&
        node.answer !== (walk.start.values[node.key] ?? null),
    ),
  };
}

function pickForwardChecks({ wizard, checks }: Walk): CheckStates {
  const calls = wizard.calls.filter(({ at }) => isForwardMoment(at));
  const ids = calls.flatMap(({ outcomes }) =>
    outcomes.flatMap(({ effects }) => Object.keys(effects.check ?? {})),
  );
  return Object.fromEntries(Object.entries(checks).filter(([id]) => ids.includes(id)));
}

/** Tells whether two journeys have the same stored draft. */
export function isStoredAlike(one: Journey, other: Journey): boolean {
  return (
    one.walk === other.walk &&
    one.visited === other.visited &&
    one.shownDialogs === other.shownDialogs &&
    one.returnTo === other.returnTo &&
    one.keys === other.keys &&
    one.sentOff === other.sentOff
  );
}

function removeSensitive(walk: Walk, answers: Answers): Answers {
  const sensitive = new Set(
    walk.wizard.nodes.flatMap((node) => (node.kind === 'field' && node.sensitive ? [node.path] : [])),
  );
  const values = Object.fromEntries(Object.entries(answers.values).filter(([key]) => !sensitive.has(key)));
  return { ...answers, values };
}
