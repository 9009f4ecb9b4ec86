import type { Store } from '../../api/Call.ts';
import { limits } from './rules.ts';

export interface FailedIdentifications {
  /** Seconds until the next try is allowed; null when it is allowed now. */
  readonly pause: () => Promise<number | null>;
  readonly count: () => Promise<void>;
}

/** Wrong tries of an account to say who it belongs to, within a window that begins with the first of them. */
export function failedIdentifications(store: Store, accountId: string, now: Date): FailedIdentifications {
  const start = new Date(now.getTime() - limits.identificationWindow).toISOString();

  return {
    async pause() {
      const row = await store
        .selectFrom('failed_identifications')
        .select('since')
        .where('account_id', '=', accountId)
        .where('since', '>', start)
        .where('count', '>=', limits.identificationTries)
        .executeTakeFirst();
      if (row === undefined) return null;
      const left = Date.parse(row.since) + limits.identificationWindow - now.getTime();
      return Math.max(1, Math.ceil(left / 1000));
    },
    async count() {
      await store
        .deleteFrom('failed_identifications')
        .where('account_id', '=', accountId)
        .where('since', '<=', start)
        .execute();
      await store
        .insertInto('failed_identifications')
        .values({ account_id: accountId, since: now.toISOString(), count: 1 })
        .onConflict((conflict) =>
          conflict
            .column('account_id')
            .doUpdateSet((row) => ({ count: row('failed_identifications.count', '+', 1) })),
        )
        .execute();
    },
  };
}
