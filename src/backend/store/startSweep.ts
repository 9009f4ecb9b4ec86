import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { errorEntry } from '../http/errorEntry.ts';
import type { Log } from '../http/LogEntry.ts';
import type { Database } from './openDatabase.ts';
import type { Tables } from './Tables.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

export interface Sweep {
  /** Resolves when the run under way has ended. */
  readonly stop: () => Promise<void>;
}

/** Removes now, and again every hour, the documents that no change has named within a day. */
export function startSweep({ query }: Database, clock: () => Date, log: Log): Sweep {
  let running = Promise.resolve();
  const run = () => {
    running = removeStaleDocuments(query, clock()).catch((error: unknown) => {
      log(errorEntry(randomUUID(), error));
    });
  };
  run();
  const timer = setInterval(run, hour).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}

/** Also removes what an upload has left that ended with the process. */
async function removeStaleDocuments(query: Kysely<Tables>, now: Date): Promise<void> {
  await query
    .deleteFrom('documents')
    .where('used_at', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - day).toISOString())
    .execute();
}
