import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type { Tables } from './Tables.ts';

const scope = new AsyncLocalStorage<true>();

/** Everything `work` does through its store happens together, or not at all. Slow work has no place in it: others wait for its locks. */
export function inTransaction<Result>(
  query: Kysely<Tables>,
  work: (store: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return query.transaction().execute((store) => scope.run(true, () => work(store)));
}

/** Whether the caller holds locks, and in the embedded database the only connection. */
export function isInTransaction(): boolean {
  return scope.getStore() === true;
}
