import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { asTrouble, DatabaseTrouble } from './DatabaseTrouble.ts';

interface Answer<R> {
  readonly rows: R[];
  /** Of a statement that changes rows and returns none. */
  readonly changed: number;
}

type Run = <R>(sql: string, parameters: unknown[]) => Promise<Answer<R>>;

/**
 * Statements of one connection. The first trouble is told to `lost`, and nothing more is asked of the connection: it would not answer,
 * and what was under way is undone by the database itself.
 */
export function guardedQuery(run: Run, lost: () => void): PostgresPoolClient['query'] {
  let trouble: DatabaseTrouble | null = null;
  const query = async <R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    if (trouble !== null) throw trouble;
    try {
      const { rows, changed } = await run<R>(sql, [...parameters]);
      return { rows, rowCount: rows.length > 0 ? rows.length : changed, command: commandOf(sql) };
    } catch (error) {
      const cause = asTrouble(error);
      if (cause instanceof DatabaseTrouble) {
        trouble = cause;
        lost();
      }
      throw cause;
    }
  };
  return query as PostgresPoolClient['query'];
}

function commandOf(sql: string): PostgresQueryResult<never>['command'] {
  const word = /^\s*(insert|update|delete|merge)\b/i.exec(sql)?.[1]?.toUpperCase();
  return word === 'INSERT' || word === 'UPDATE' || word === 'DELETE' || word === 'MERGE' ? word : 'SELECT';
}
