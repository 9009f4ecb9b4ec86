import { PGlite, types } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { isoTimestamp } from './isoTimestamp.ts';

const asText = (value: string) => value;

/** An embedded PostgreSQL dressed as a pool of one connection: who asks second waits until the first has released it. */
export async function pglitePool(place: string, beginWith?: Blob): Promise<PostgresPool> {
  const database = await PGlite.create(place, {
    ...(beginWith === undefined ? {} : { loadDataDir: beginWith }),
    parsers: {
      [types.DATE]: asText,
      [types.INT8]: asText,
      [types.NUMERIC]: asText,
      [types.TIMESTAMPTZ]: isoTimestamp,
    },
  });
  let free: Promise<void> = Promise.resolve();

  const query = async <R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    const result = await database.query<R>(sql, [...parameters]);
    const rowCount = result.rows.length > 0 ? result.rows.length : (result.affectedRows ?? 0);
    return { rows: result.rows, rowCount, command: commandOf(sql) };
  };
  return {
    async connect(): Promise<PostgresPoolClient> {
      const before = free;
      let release: () => void = () => undefined;
      free = new Promise((resolve) => (release = resolve));
      await before;
      return { query: query as PostgresPoolClient['query'], release };
    },
    end: () => database.close(),
  };
}

function commandOf(sql: string): PostgresQueryResult<never>['command'] {
  const word = /^\s*(insert|update|delete|merge)\b/i.exec(sql)?.[1]?.toUpperCase();
  return word === 'INSERT' || word === 'UPDATE' || word === 'DELETE' || word === 'MERGE' ? word : 'SELECT';
}
