import { sql } from 'kysely';
import { DatabaseUnavailable } from '../store/DatabaseUnavailable.ts';
import { migrations } from '../store/migrations/migrations.ts';
import type { Database } from '../store/openDatabase.ts';

/** `reason`: a code of PostgreSQL or of the system, or one of ours. */
export type Readiness = { readonly ready: true } | { readonly ready: false; readonly reason: string };

/** The answer of `/ready`: whether the database answers and has everything that this program expects of it. */
export async function checkReadiness({ query }: Database): Promise<Readiness> {
  const newest = Object.keys(migrations).at(-1);
  try {
    const { rows } = await sql`select name from kysely_migration where name = ${newest}`.execute(query);
    return rows.length > 0 ? { ready: true } : { ready: false, reason: 'NOT_MIGRATED' };
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return { ready: false, reason: error.reason };
  }
}
