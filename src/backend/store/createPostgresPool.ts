import { Pool, type PoolClient, type QueryResultRow, types } from 'pg';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { toDatabaseUnavailable } from './DatabaseUnavailable.ts';
import { createGuardedQuery } from './createGuardedQuery.ts';
import { toIsoTimestamp } from './toIsoTimestamp.ts';
import { settings } from '../settings/settings.ts';
import { second } from '../settings/durations.ts';

const asText = (value: string) => value;
/** The types of the embedded database: dates, big and exact numbers as text, times in ISO 8601. */
const parsers = new Map<number, (value: string) => unknown>([
  [types.builtins.DATE, asText],
  [types.builtins.INT8, asText],
  [types.builtins.NUMERIC, asText],
  [types.builtins.TIMESTAMPTZ, toIsoTimestamp],
]);

const { connectTimeoutSeconds, statementTimeoutSeconds, queryTimeoutSeconds, idleTransactionTimeoutSeconds } =
  settings.store;
/** Timeouts in milliseconds, by the names of the driver. */
const timeouts = {
  connectionTimeoutMillis: connectTimeoutSeconds * second,
  statement_timeout: statementTimeoutSeconds * second,
  query_timeout: queryTimeoutSeconds * second,
  idle_in_transaction_session_timeout: idleTransactionTimeoutSeconds * second,
} as const;

/** Creates a pool of connections to PostgreSQL. A lost connection is never used again, and the next request gets a new one. */
export function createPostgresPool(connectionString: string): PostgresPool {
  const pool = new Pool({
    connectionString,
    ...timeouts,
    keepAlive: true,
    options: '-c TimeZone=UTC',
    types: { getTypeParser: (oid, format) => parsers.get(oid) ?? types.getTypeParser(oid, format) },
  });
  // The pool replaces a connection that was lost while idle; a connection that was lost in use fails its query. Without listeners either
  // event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    async connect() {
      try {
        return guardClient(await pool.connect());
      } catch (error) {
        throw toDatabaseUnavailable(error);
      }
    },
    end: () => pool.end(),
  };
}

function guardClient(client: PoolClient): PostgresPoolClient {
  let isLost = false;
  const run = async <R>(sql: string, parameters: unknown[]) => {
    const { rows, rowCount } = await client.query<R & QueryResultRow>(sql, parameters);
    return { rows, changed: rowCount ?? 0 };
  };
  return { query: createGuardedQuery(run, () => (isLost = true)), release: () => client.release(isLost) };
}
