import { PGlite, types } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { toDatabaseUnavailable, DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { createGuardedQuery } from './createGuardedQuery.ts';
import { toIsoTimestamp } from './toIsoTimestamp.ts';
import { settings } from '../settings/settings.ts';
import { second } from '../settings/durations.ts';

const asText = (value: string) => value;
const parsers = {
  [types.DATE]: asText,
  [types.INT8]: asText,
  [types.NUMERIC]: asText,
  [types.TIMESTAMPTZ]: toIsoTimestamp,
};

type Embedded = Pick<PGlite, 'query' | 'close'>;

export type OpenEmbedded = () => Promise<Embedded>;

export const openPglite =
  (place: string, beginWith?: Blob): OpenEmbedded =>
  () =>
    PGlite.create(place, {
      ...(beginWith === undefined ? {} : { loadDataDir: beginWith }),
      parsers,
    });

/**
 * Creates a pool of one connection to an embedded PostgreSQL; a second caller waits until the first has released it. The engine never
 * answers again after some failures (a full disk, for example). It is then left alone, and the next request opens the folder anew with all
 * acknowledged data.
 */
export async function createPglitePool(
  open: OpenEmbedded,
  now: () => number = () => performance.now(),
): Promise<PostgresPool> {
  const engine = createRestartingEngine(open, await open(), now);
  let free: Promise<void> = Promise.resolve();

  return {
    async connect(): Promise<PostgresPoolClient> {
      const before = free;
      let release: () => void = () => undefined;
      free = new Promise((resolve) => (release = resolve));
      await before;
      try {
        const database = await engine.current();
        const run = async <R>(sql: string, parameters: unknown[]) => {
          const { rows, affectedRows = 0 } = await database.query<R>(sql, parameters);
          return { rows, changed: affectedRows };
        };
        return { query: createGuardedQuery(run, engine.giveUp), release };
      } catch (error) {
        release();
        throw toDatabaseUnavailable(error);
      }
    },
    end: engine.close,
  };
}

interface Engine {
  /** Returns the open engine; throws when it cannot be opened. */
  readonly current: () => Promise<Embedded>;
  readonly giveUp: () => void;
  readonly close: () => Promise<void>;
}

function createRestartingEngine(open: OpenEmbedded, first: Embedded, now: () => number): Engine {
  let database: Embedded | null = first;
  let nextAttempt = Number.NEGATIVE_INFINITY;
  return {
    async current() {
      if (database !== null) return database;
      if (now() < nextAttempt) throw new DatabaseUnavailable('NOT_OPEN');
      nextAttempt = now() + settings.store.reopenPauseSeconds * second;
      database = await open();
      return database;
    },
    giveUp: () => {
      database = null;
    },
    close: async () => database?.close(),
  };
}
