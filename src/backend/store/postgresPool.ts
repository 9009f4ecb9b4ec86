import { Pool, types } from 'pg';
import type { PostgresPool } from 'kysely';
import { isoTimestamp } from './isoTimestamp.ts';

const asText = (value: string) => value;
/** The same types as the embedded database: dates, big and exact numbers as text, moments in ISO 8601. */
const parsers = new Map<number, (value: string) => unknown>([
  [types.builtins.DATE, asText],
  [types.builtins.INT8, asText],
  [types.builtins.NUMERIC, asText],
  [types.builtins.TIMESTAMPTZ, isoTimestamp],
]);

export function postgresPool(connectionString: string): PostgresPool {
  const pool = new Pool({
    connectionString,
    options: '-c TimeZone=UTC',
    types: { getTypeParser: (oid, format) => parsers.get(oid) ?? types.getTypeParser(oid, format) },
  });
  // A connection lost while idle is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return pool as unknown as PostgresPool;
}
