import { type Device, recordEvent } from '../../audit/recordEvent.ts';
import type { Database } from '../../store/openDatabase.ts';

/** A try to sign in. */
export interface SignInAttempt {
  /** Id of the brand. */
  readonly brand: string;
  /** The address in lower case. */
  readonly login: string;
  readonly at: Date;
  readonly by: Device;
}

/** Writes a try to sign in to the audit log, for the account of the address. `problem` is null for a success. */
export async function recordSignIn(
  { query }: Pick<Database, 'query'>,
  { brand, login, at, by }: SignInAttempt,
  problem: 'credentials' | 'secondStep' | 'limit' | null,
): Promise<void> {
  const user = await query
    .selectFrom('users')
    .select(['account_id', 'disabled_at'])
    .where('brand', '=', brand)
    .where('login', '=', login)
    .executeTakeFirst();
  const event = { at, brand, kind: 'signIn', accountId: user?.account_id ?? null, by } as const;
  if (problem === null) return recordEvent(query, { ...event, outcome: 'done' });
  const state = user === undefined ? 'unknown' : user.disabled_at === null ? null : 'disabled';
  const detail = problem === 'limit' || problem === 'secondStep' ? problem : (state ?? problem);
  return recordEvent(query, { ...event, outcome: 'refused', detail });
}
