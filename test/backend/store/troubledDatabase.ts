import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { toDatabaseUnavailable } from '../../../src/backend/store/DatabaseUnavailable.ts';
import type { Database } from '../../../src/backend/store/openDatabase.ts';
import type { Tables } from '../../../src/backend/store/Tables.ts';
import { testCipher } from '../fixtures/testCipher.ts';

/** Creates an error like those of a driver. */
export function driverError(code: string | null, message: string): Error {
  return Object.assign(new Error(message), code === null ? {} : { code });
}

/** Creates a database whose pool fails: on connecting, or at every statement. */
export function troubledDatabase(failure: {
  readonly when: 'connecting' | 'asking';
  readonly error: Error;
}): Database {
  const fail = async () => {
    throw toDatabaseUnavailable(failure.error);
  };
  const client = { query: fail as unknown as PostgresPoolClient['query'], release: () => undefined };
  const pool = {
    connect: failure.when === 'connecting' ? fail : async () => client,
    end: async () => undefined,
  };
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { kind: 'postgresql', query, cipher: testCipher, close: () => query.destroy() };
}
