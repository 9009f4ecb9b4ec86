import {
  advance,
  openJourney,
  type Facts,
  type Journey,
  type JourneyEvent,
  type StoredDraft,
  type Want,
  type Wizard,
} from '../../../src/engine/index.ts';

const facts = { today: '2026-11-21' };
export const journeyId = '5f0c3a52-8f1e-4d52-9b57-000000000000';

interface Start {
  readonly facts?: Facts;
  readonly stored?: StoredDraft | null;
  /** Address that is shown first; null for none. */
  readonly route?: string | null;
}

/** A journey that receives events, with all its wants. The wants are not performed. */
export function playForm(wizard: Wizard, { facts: more = {}, stored = null, route }: Start = {}) {
  let journey: Journey = openJourney(wizard, { ...facts, ...more }, stored, journeyId);
  const wants: Want[] = [];
  const seen: string[] = [];
  function tell(...events: readonly JourneyEvent[]): readonly Want[] {
    const before = wants.length;
    for (const event of events) {
      const after = advance(journey, event, seen);
      journey = after.journey;
      wants.push(...after.wants);
      for (const want of after.wants) if (want.kind === 'remember') seen.push(want.id);
    }
    return wants.slice(before);
  }
  const first = route === undefined ? (wizard.steps[0]?.route ?? '') : route;
  if (first !== null) tell({ kind: 'routeShown', route: first, carried: null });
  return {
    tell,
    wants,
    seen,
    now: () => journey,
    set: (key: string, to: string | boolean | null) =>
      tell({ kind: 'changed', requests: [{ set: key, to }] }),
    /** Requests sent so far. */
    sent: () => wants.flatMap((want) => (want.kind === 'send' ? [want] : [])),
    /** Answers the last request. */
    answer(reply: Extract<JourneyEvent, { kind: 'answered' }>['reply']) {
      const last = wants.findLast((want) => want.kind === 'send');
      return last?.kind === 'send' ? tell({ kind: 'answered', request: last.id, reply }) : [];
    },
    dialogs: () => journey.dialogs.map(({ kind, id }) => `${kind}:${id}`),
  };
}

/** Wants as short lines, without saving. */
export function linesOf(wants: readonly Want[]): readonly string[] {
  return wants.flatMap((want) => {
    switch (want.kind) {
      case 'store':
        return [];
      case 'navigate':
        return [`navigate ${want.route}${want.replace ? ' instead' : ''}`];
      case 'finish':
        return [`finish ${want.route ?? 'here'}`];
      case 'send':
        return [`send ${want.id}`];
      case 'upload':
        return [`upload ${want.id} ${want.file.name}`];
      case 'abort':
        return [`abort ${want.id}`];
      case 'pause':
        return [`pause ${want.timer} ${want.milliseconds}`];
      case 'banner':
        return [`banner ${want.message.text}`];
      case 'refetch':
        return [`refetch ${want.names.join(' ')}`];
      case 'release':
        return [`release ${want.to}`];
      case 'signOut':
        return [`signOut ${want.after} ${want.message?.text ?? ''}`];
      case 'newTab':
        return [`tab ${want.address}`];
      case 'openBlock':
        return [`open ${want.block}`];
      case 'remember':
        return [`remember ${want.id}`];
      case 'unpause':
      case 'hold':
      case 'download':
        return [want.kind];
      case 'discard':
        return [`discard ${want.why}`];
    }
  });
}
