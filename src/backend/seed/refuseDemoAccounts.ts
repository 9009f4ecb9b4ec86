import type { Kysely } from 'kysely';
import type { Tables } from '../store/Tables.ts';

/** Throws when a database was filled with demonstration accounts, whose password is public. For a start in production. */
export async function refuseDemoAccounts(query: Kysely<Tables>): Promise<void> {
  const account = await query
    .selectFrom('accounts')
    .select('account_id')
    .where('seed_key', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (account !== undefined)
    throw new Error(
      'The database has demonstration accounts, whose password is public. NODE_ENV=production needs another one: set DATABASE_URL.',
    );
}
