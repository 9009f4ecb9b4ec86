import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { networkOf } from '../http/clientAddress.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Database } from '../store/openDatabase.ts';

export interface LoginThrottle {
  /** Counts an attempt. Milliseconds to wait when there were too many; the password must not be looked at then. */
  readonly attempt: (login: string, address: string) => Promise<number | null>;
  /** The attempt was right: what it counted is forgotten. */
  readonly succeeded: (login: string, address: string) => Promise<void>;
}

const windowLength = 15 * 60_000;

/**
 * Slows guessing: five attempts in 15 minutes for a login from one network, 20 for a login from anywhere, 100 from one network. Counted
 * in the database, so for all processes and beyond a restart. An attempt that is refused does not count, so that nobody can lock out
 * others from a single network.
 */
export function createLoginThrottle({ query }: Pick<Database, 'query'>, now: () => number): LoginThrottle {
  return {
    attempt: (login, address) =>
      inTransaction(query, async (store) => {
        const limits = limitsOf(login, networkOf(address));
        const until = new Date(now() + windowLength).toISOString();
        const isOver = sql<boolean>`attempts.until <= ${new Date(now()).toISOString()}`;
        // Also locks the counters, always in the same order, until the transaction ends.
        const counters = await store
          .insertInto('attempts')
          .values([...limits.keys()].toSorted().map((key) => ({ key, count: 0, until })))
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet({
              count: sql<number>`case when ${isOver} then 0 else attempts.count end`,
              until: sql<string>`case when ${isOver} then excluded.until else attempts.until end`,
            }),
          )
          .returningAll()
          .execute();
        const full = counters.filter(({ key, count }) => count >= (limits.get(key) ?? 0));
        if (full.length > 0) return Math.max(...full.map((counter) => Date.parse(counter.until))) - now();
        await store
          .updateTable('attempts')
          .set(({ eb }) => ({ count: eb('count', '+', 1) }))
          .where('key', 'in', [...limits.keys()])
          .execute();
        return null;
      }),
    async succeeded(login, address) {
      const [both = '', ofLogin = '', ofNetwork = ''] = limitsOf(login, networkOf(address)).keys();
      await query.deleteFrom('attempts').where('key', 'in', [both, ofLogin]).execute();
      await query
        .updateTable('attempts')
        .set(({ eb }) => ({ count: eb('count', '-', 1) }))
        .where('key', '=', ofNetwork)
        .where('count', '>', 0)
        .execute();
    },
  };
}

/** Attempts by counter. Names of counters are digests, because logins and addresses are nobody's business. */
function limitsOf(login: string, network: string): ReadonlyMap<string, number> {
  return new Map([
    [digestOf(`both ${network} ${login}`), 5],
    [digestOf(`login ${login}`), 20],
    [digestOf(`network ${network}`), 100],
  ]);
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
