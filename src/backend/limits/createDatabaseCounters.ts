import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../store/Tables.ts';
import type { CounterName, Counters } from './spend.ts';

/**
 * Creates counters in the database. `store` has to be a transaction when a use is counted: it locks the counts from `open` to its end, so
 * that concurrent uses see each other's counts.
 */
export function createDatabaseCounters(store: Kysely<Tables>): Counters<'database'> {
  return {
    place: 'database',
    async open(names, now) {
      const byKey = new Map(names.map((name) => [createKey(name), name]));
      const isOver = sql<boolean>`limit_counters.until <= ${now.toISOString()}`;
      // The fixed order prevents deadlocks between two transactions that want the same counts.
      const wanted = [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1));
      const rows = await store
        .insertInto('limit_counters')
        .values(wanted.map(([key, { until }]) => ({ key, count: 0, until: until.toISOString() })))
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql<number>`case when ${isOver} then 0 else limit_counters.count end`,
            until: sql<string>`case when ${isOver} then excluded.until else limit_counters.until end`,
          }),
        )
        .returningAll()
        .execute();
      return rows.flatMap(({ key, count, until }) => {
        const name = byKey.get(key);
        return name === undefined ? [] : [{ ...name, count, until: new Date(until) }];
      });
    },
    async add(names, amount) {
      await store
        .updateTable('limit_counters')
        .set({ count: sql<number>`greatest(0, count + ${amount}::integer)` })
        .where('key', 'in', names.map(createKey))
        .execute();
    },
    async remove(names) {
      await store.deleteFrom('limit_counters').where('key', 'in', names.map(createKey)).execute();
    },
  };
}

/** Returns a digest, so that neither logins nor addresses are stored. */
function createKey({ limit, key }: CounterName): string {
  return createHash('sha256').update(`${limit} ${key}`).digest('base64url');
}
