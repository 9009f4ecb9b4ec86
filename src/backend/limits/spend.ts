import { findNextMidnight } from '../../calendar/index.ts';
import { second } from '../settings/durations.ts';
import type { Limit, Place } from './Limit.ts';
import { type LimitName, limits } from './limits.ts';
import { listSubjects } from './listSubjects.ts';

/**
 * The subjects that one use counts for, one for each limit that applies. All of them are counted in the same place. A use counts for the
 * wider subjects too, of which each has a multiple of the limit (`listSubjects`).
 */
export type Uses<At extends Place = Place> = Readonly<Partial<Record<LimitNameAt<At>, string>>>;

type LimitNameAt<At extends Place> = {
  [Name in LimitName]: (typeof limits)[Name]['place'] extends At ? Name : never;
}[LimitName];

/** A limit that is used up, and the seconds until it allows the next use. */
export interface UsedUp {
  readonly limit: LimitName;
  readonly seconds: number;
}

/** The count of a limit for one key. */
export interface CounterName {
  readonly limit: LimitName;
  readonly key: string;
  /** The number of uses allowed in one window. */
  readonly most: number;
}

interface Counter extends CounterName {
  readonly count: number;
  /** The time at which the count starts anew. */
  readonly until: Date;
}

/** A store of counts. */
export interface Counters<At extends Place> {
  readonly place: At;
  /** Returns the current counts; a new or expired one is 0 and ends at `until`. The counts stay locked until `add`. */
  readonly open: (
    names: readonly (CounterName & Pick<Counter, 'until'>)[],
    now: Date,
  ) => Promise<readonly Counter[]>;
  /** Adds to existing counts; none falls below 0. */
  readonly add: (names: readonly CounterName[], amount: 1 | -1) => Promise<void>;
  readonly remove: (names: readonly CounterName[]) => Promise<void>;
}

/**
 * Counts one use, unless a limit is used up: then no limit counts it, so that a refused use harms no other customer. Returns null when the
 * use is allowed. A rollback of the transaction undoes counts in the database.
 */
export async function spend<At extends Place>(
  counters: Counters<At>,
  uses: Uses<At>,
  now: Date,
): Promise<UsedUp | null> {
  const names = listCounters(uses);
  const usedUp = await findUsedUp(counters, uses, now);
  if (usedUp !== null) return usedUp;
  await counters.add(names, 1);
  return null;
}

/** Returns the limit that would refuse a use, without counting one; null when the use would be allowed. */
export async function findUsedUp<At extends Place>(
  counters: Counters<At>,
  uses: Uses<At>,
  now: Date,
): Promise<UsedUp | null> {
  const opened = listCounters(uses).map((name) => ({
    ...name,
    until: findWindowEnd(limits[name.limit].window, now),
  }));
  const counts = await counters.open(opened, now);
  const [last] = counts
    .filter(({ most, count }) => count >= most)
    .toSorted((one, other) => other.until.getTime() - one.until.getTime());
  return last === undefined ? null : { limit: last.limit, seconds: countSecondsUntil(last.until, now) };
}

/** Takes back a use that should not count. */
export async function refund<At extends Place>(counters: Counters<At>, uses: Uses<At>): Promise<void> {
  await counters.add(listCounters(uses), -1);
}

/** Resets counts. */
export async function reset<At extends Place>(counters: Counters<At>, uses: Uses<At>): Promise<void> {
  await counters.remove(listCounters(uses));
}

function listCounters(uses: Uses): readonly CounterName[] {
  return Object.entries(uses).flatMap(([name, subject]) => {
    const limit = name as LimitName;
    const { key: kind, most } = limits[limit];
    return listSubjects(kind, subject).map(({ key, factor }) => ({ limit, key, most: most * factor }));
  });
}

function findWindowEnd(window: Limit['window'], now: Date): Date {
  return window === 'day' ? findNextMidnight(now) : new Date(now.getTime() + window * second);
}

function countSecondsUntil(until: Date, now: Date): number {
  return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / second));
}
