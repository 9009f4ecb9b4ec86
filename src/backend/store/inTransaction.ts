import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type { Tables } from './Tables.ts';

const scope = new AsyncLocalStorage<true>();

/**
 * Runs `work` in a transaction: all of its changes are made, or none. Slow work must not be part of it, because others wait for its locks.
 */
export function inTransaction<Result>(
  query: Kysely<Tables>,
  work: (store: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return query.transaction().execute((store) => scope.run(true, () => work(store)));
}

/** Returns true when the caller is in a transaction, which holds locks and, in the embedded database, the only connection. */
export function isInTransaction(): boolean {
  return scope.getStore() === true;
}
