import { create } from 'zustand';
import type { ServiceState } from '../../api/readServiceState.ts';

/** Milliseconds for which an operation counts as away after an answer 503 that names no later end: most restarts are shorter. */
const awayAge = 5 * 60_000;

/** The state of an operation by its last answer of this visit. */
interface HeardState {
  readonly isAway: boolean;
  /** Milliseconds since 1970, until which it counts as away. */
  readonly until: number;
}

interface ServiceStateStore {
  /** By operation. */
  readonly heard: Readonly<Record<string, HeardState>>;
  readonly hear: (operation: string, state: ServiceState, now: Date) => void;
}

/** Collects what answers say about their services. */
export const useServiceStateStore = create<ServiceStateStore>((set) => ({
  heard: {},
  hear: (operation, { isAway, until: end }, now) => {
    const until = isAway ? Math.max(Date.parse(end ?? '') || 0, now.getTime() + awayAge) : 0;
    set(({ heard }) => ({ heard: { ...heard, [operation]: { isAway, until } } }));
  },
}));

/** Lists the operations that are away: by their last answer, otherwise by the configuration. */
export function listAwayServices(
  configured: readonly string[],
  heard: ServiceStateStore['heard'],
  now: Date,
): readonly string[] {
  const failing = Object.keys(heard).filter((operation) => {
    const state = heard[operation];
    return state?.isAway === true && now.getTime() < state.until;
  });
  const named = configured.filter((operation) => heard[operation]?.isAway !== false);
  return [...new Set([...named, ...failing])].toSorted();
}
