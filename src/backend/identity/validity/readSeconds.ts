import { sql } from 'kysely';
import type { Store } from '../../api/OperationCall.ts';

/** Returns the whole seconds since 1970 by the clock of the database, which all processes share. */
export async function readSeconds(store: Store): Promise<number> {
  const { rows } = await sql<{
    seconds: number;
  }>`select floor(extract(epoch from clock_timestamp()))::float8 as seconds`.execute(store);
  return rows[0]?.seconds ?? Number.NaN;
}
