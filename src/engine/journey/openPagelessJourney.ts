import type { Step, Wizard } from '../definition/Wizard.ts';
import { listApplyingSteps } from '../walk/readWalk.ts';
import type { Facts, Walk } from '../walk/Walk.ts';
import { drive, type Performer } from './drive.ts';
import type { Journey, RequestId, RunWait } from './Journey.ts';
import type { JourneyEvent } from './JourneyEvent.ts';
import { openJourney } from './openJourney.ts';
import { listRuns } from './calls/runs.ts';
import { findStepAtRoute } from './routes/stepRoutes.ts';
import { createStoredDraft } from './createStoredDraft.ts';
import type { SentRequest, Want } from './Want.ts';

/** A journey that is driven without a page: navigation and pauses end at once, requests wait for an `answered` event. */
export interface PagelessJourney {
  readonly now: () => Journey;
  /** Null when no step of the form is shown. */
  readonly step: () => Step | null;
  /** The last address outside of the form to which the form led. */
  readonly leftTo: () => string | null;
  /** Dispatches an event. Returns the wants that followed. */
  readonly dispatch: (event: JourneyEvent) => readonly Want[];
  /** Returns the waiting request of this operation; `openRequest(null)` returns that of the run that blocks the customer. */
  readonly openRequest: (operation: string | null) => OpenRequest | null;
  /** Closes the form and opens it again from its stored draft, at the same address. */
  readonly reload: () => void;
}

export type OpenRequest = Extract<RunWait, { kind: 'answer' }> & { readonly sent: SentRequest };

/** Receives every situation of a journey. */
export interface JourneyWatcher {
  /** Called after every event with the current answers and step. */
  readonly stands: (walk: Walk, step: Step) => void;
  /** Called when a step is left forwards. */
  readonly leaves: (walk: Walk, step: Step) => void;
}

const anyId = '00000000-0000-4000-8000-000000000000';

/**
 * Opens a journey without a page, for flow tests and proofs. `watcher` sees every situation.
 * @public
 * @example openPagelessJourney(wizard, facts, null).dispatch({ kind: 'continued' })
 */
export function openPagelessJourney(
  wizard: Wizard,
  facts: Facts,
  watcher: JourneyWatcher | null,
): PagelessJourney {
  let journey = openJourney(wizard, facts, null, anyId);
  let wants: Want[] = [];
  let outside: string | null = null;
  const requests = new Map<RequestId, SentRequest>();
  const seen: string[] = [];
  const step = () => findCurrentStep(journey);
  function publish(next: Journey): void {
    journey = next;
    const at = step();
    if (at) watcher?.stands(journey.walk, at);
  }
  function dispatch(event: JourneyEvent): readonly Want[] {
    wants = [];
    if (event.kind === 'answered') requests.delete(event.request);
    tell(event);
    return wants;
  }
  const note = (want: Want) => void wants.push(want);
  const performer: Performer = {
    ...createNotingHandlers(note),
    navigate(want) {
      note(want);
      const [from, to] = [step(), findStepAtRoute(wizard, want.route)];
      if (from && to && to.index > from.index) watcher?.leaves(journey.walk, from);
      if (!to) outside = want.route;
      if (to) tell({ kind: 'routeShown', route: want.route, carried: null });
    },
    refetch(want) {
      note(want);
      tell({ kind: 'refetched' });
    },
    send: ({ id, sent }) => void requests.set(id, sent),
    upload: ({ id, sent }) => void requests.set(id, sent),
    abort: ({ id }) => void requests.delete(id),
    pause: ({ timer }) => tell({ kind: 'paused', timer }),
    remember: ({ id }) => void seen.push(id),
  };
  const tell = drive({ read: () => journey, publish, performer, seen: () => seen });

  dispatch({ kind: 'routeShown', route: listApplyingSteps(journey.walk)[0]?.route ?? '', carried: null });
  return {
    now: () => journey,
    step,
    leftTo: () => outside,
    dispatch,
    openRequest: (operation) => findOpenRequest(journey, requests, operation),
    reload() {
      const route = step()?.route ?? '';
      const stored = createStoredDraft(journey, 0);
      dispatch({ kind: 'closed' });
      journey = openJourney(wizard, facts, stored, anyId);
      dispatch({ kind: 'routeShown', route, carried: null });
    },
  };
}

/** Creates the functions for wants that need no work without a page. */
function createNotingHandlers(note: (want: Want) => void) {
  return {
    finish: note,
    release: note,
    hold: note,
    unpause: note,
    banner: note,
    download: note,
    newTab: note,
    openBlock: note,
    store: note,
    discard: note,
    signOut: note,
  };
}

function findCurrentStep({ at, walk }: Journey): Step | null {
  return at.kind === 'step' ? (walk.wizard.steps.find(({ id }) => id === at.step) ?? null) : null;
}

function findOpenRequest(
  journey: Journey,
  requests: ReadonlyMap<RequestId, SentRequest>,
  operation: string | null,
): OpenRequest | null {
  const { foreground } = journey;
  for (const { waits } of operation === null ? (foreground ? [foreground] : []) : listRuns(journey)) {
    const sent = waits.kind === 'answer' ? requests.get(waits.id) : undefined;
    if (waits.kind === 'answer' && sent && (operation ?? sent.operation) === sent.operation)
      return { ...waits, sent };
  }
  return null;
}
