import type { Wizard } from '../definition/Wizard.ts';
import { withCheck } from '../walk/withFacts.ts';
import { restartWalk, resumeWalk, startWalk, type StoredWalk } from '../walk/startWalk.ts';
import type { Facts, Walk } from '../walk/Walk.ts';
import type { Journey } from './Journey.ts';
import type { StoredDraft } from './createStoredDraft.ts';
import { collectStoredAnswers, revealInterruptedUploads } from './calls/uploads.ts';

/** Creates a journey around a walk, before any event. `id` is random. */
export function createJourney(walk: Walk, id: string): Journey {
  return {
    walk,
    at: { kind: 'away' },
    visited: [],
    returnTo: null,
    shownErrors: new Map(),
    refusal: null,
    typing: null,
    marks: new Map(),
    shownDialogs: [],
    activeNotices: [],
    uploads: new Map(),
    dialogs: [],
    foreground: null,
    background: [],
    keys: {},
    unansweredRequests: new Map(),
    completedCalls: new Map(),
    refusedCalls: new Set(),
    sentOff: [],
    results: {},
    draftNotices: [],
    id,
    requests: 0,
  };
}

/**
 * Opens a form with this definition and these facts, from the stored draft or, when that is null, from the start. No step is shown before
 * the event `routeShown`. `id` is a random UUID.
 * @public
 * @example openJourney(wizard, facts, null, crypto.randomUUID())
 */
export function openJourney(wizard: Wizard, facts: Facts, stored: StoredDraft | null, id: string): Journey {
  if (stored === null) return createJourney(startWalk(wizard, facts), id);
  const { walk: left, dropped } = resumeWalk(wizard, facts, withSensitive(wizard, facts, stored));
  const walk = Object.entries(stored.checks).reduce<Walk>(
    (checked, [id, state]) => withCheck(checked, id, state),
    restartWalk(left, facts),
  );
  const { visited, confirmed, returnTo, callKeys, sentOff, leftOut } = stored;
  const draftNotices = [
    ...(dropped.length > 0 ? ['wizard:draft.migrated'] : []),
    ...(leftOut ? ['wizard:draft.sensitiveLeftOut'] : []),
  ];
  const journey = createJourney(walk, id);
  const text = JSON.stringify(collectStoredAnswers(walk));
  return revealInterruptedUploads({
    ...journey,
    visited,
    shownDialogs: confirmed,
    returnTo,
    keys: Object.fromEntries(
      Object.entries(callKeys).map(([id, key]) => [id, { key, request: null, answers: text }]),
    ),
    sentOff,
    draftNotices,
  });
}

/** Sets fields that drafts do not store to their start values. */
function withSensitive(wizard: Wizard, facts: Facts, { answers, start }: StoredWalk): StoredWalk {
  const sensitive = startWalk(wizard, facts).nodes.flatMap((node) =>
    node.kind === 'field' && node.field.sensitive && node.answer !== null ? [[node.key, node.answer]] : [],
  );
  const values = Object.fromEntries(sensitive);
  return {
    answers: { ...answers, values: { ...values, ...answers.values } },
    start: { ...start, values: { ...values, ...start.values } },
  };
}
