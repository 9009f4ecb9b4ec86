import { findNextMidnight } from '../../calendar/index.ts';
import { second } from '../settings/durations.ts';
import { type Limit, type LimitName, limits, type Place } from './limits.ts';

/** Whose counts one use changes: a key for each limit that it falls under. All of them are counted in the same place. */
export type Uses<At extends Place = Place> = Readonly<Partial<Record<LimitNameAt<At>, string>>>;

type LimitNameAt<At extends Place> = {
  [Name in LimitName]: (typeof limits)[Name]['place'] extends At ? Name : never;
}[LimitName];

/** A limit that is used up, and the seconds until it no longer is. */
export interface UsedUp {
  readonly limit: LimitName;
  readonly seconds: number;
}

/** The count of a limit for one key. */
export interface CounterName {
  readonly limit: LimitName;
  readonly key: string;
}

interface Counter extends CounterName {
  readonly count: number;
  /** When it begins anew. */
  readonly until: Date;
}

/** Where uses are counted. */
export interface Counters<At extends Place> {
  readonly place: At;
  /** The counts as they are now; one that is new or over begins with 0 and ends at `until`. Nothing else changes them until `add`. */
  readonly open: (
    names: readonly (CounterName & Pick<Counter, 'until'>)[],
    now: Date,
  ) => Promise<readonly Counter[]>;
  /** Adds to counts that are there; none falls below 0. */
  readonly add: (names: readonly CounterName[], amount: 1 | -1) => Promise<void>;
  readonly remove: (names: readonly CounterName[]) => Promise<void>;
}

/**
 * Counts one use, unless a limit is used up: then nothing is counted, so that a refused use harms no other customer. Null when the use is
 * allowed. What is counted in the database is undone with its transaction.
 */
export async function spend<At extends Place>(
  counters: Counters<At>,
  uses: Uses<At>,
  now: Date,
): Promise<UsedUp | null> {
  const names = namesOf(uses);
  const opened = names.map((name) => ({ ...name, until: endOf(limits[name.limit].window, now) }));
  const counts = await counters.open(opened, now);
  const [last] = counts
    .filter(({ limit, count }) => count >= limits[limit].most)
    .toSorted((one, other) => other.until.getTime() - one.until.getTime());
  if (last !== undefined) return { limit: last.limit, seconds: secondsUntil(last.until, now) };
  await counters.add(names, 1);
  return null;
}

/** Takes a use back that turned out to be none. */
export async function refund<At extends Place>(counters: Counters<At>, uses: Uses<At>): Promise<void> {
  await counters.add(namesOf(uses), -1);
}

/** Begins counts anew. */
export async function reset<At extends Place>(counters: Counters<At>, uses: Uses<At>): Promise<void> {
  await counters.remove(namesOf(uses));
}

function namesOf(uses: Uses): readonly CounterName[] {
  return Object.entries(uses).map(([limit, key]) => ({ limit: limit as LimitName, key }));
}

function endOf(window: Limit['window'], now: Date): Date {
  return window === 'day' ? findNextMidnight(now) : new Date(now.getTime() + window * second);
}

function secondsUntil(until: Date, now: Date): number {
  return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / second));
}
