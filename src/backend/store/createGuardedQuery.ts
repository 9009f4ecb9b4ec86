import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { toDatabaseUnavailable, DatabaseUnavailable } from './DatabaseUnavailable.ts';

interface Answer<R> {
  readonly rows: R[];
  /** The number of rows that a statement without result has changed. */
  readonly changed: number;
}

type Run = <R>(sql: string, parameters: unknown[]) => Promise<Answer<R>>;

/**
 * Creates the query function of one connection. The first failure calls `lost`, and later statements are refused: the connection would not
 * answer, and the database itself rolls back the transaction.
 */
export function createGuardedQuery(run: Run, lost: () => void): PostgresPoolClient['query'] {
  let trouble: DatabaseUnavailable | null = null;
  const query = async <R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    if (trouble !== null) throw trouble;
    try {
      const { rows, changed } = await run<R>(sql, [...parameters]);
      return { rows, rowCount: rows.length > 0 ? rows.length : changed, command: parseCommand(sql) };
    } catch (error) {
      const cause = toDatabaseUnavailable(error);
      if (cause instanceof DatabaseUnavailable) {
        trouble = cause;
        lost();
      }
      throw cause;
    }
  };
  return query as PostgresPoolClient['query'];
}

function parseCommand(sql: string): PostgresQueryResult<never>['command'] {
  const word = /^\s*(insert|update|delete|merge)\b/i.exec(sql)?.[1]?.toUpperCase();
  return word === 'INSERT' || word === 'UPDATE' || word === 'DELETE' || word === 'MERGE' ? word : 'SELECT';
}
