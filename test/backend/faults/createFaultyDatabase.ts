import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { createGuardedQuery } from '../../../src/backend/store/createGuardedQuery.ts';
import { toDatabaseUnavailable } from '../../../src/backend/store/DatabaseUnavailable.ts';
import type { Database } from '../../../src/backend/store/openDatabase.ts';
import { createSealingPlugin } from '../../../src/backend/store/sealing/createSealingPlugin.ts';
import type { Tables } from '../../../src/backend/store/Tables.ts';
import { testCipher } from '../fixtures/testCipher.ts';
import type { Faults } from './createFaults.ts';

/** Creates a database on a pool, each of whose connections and statements is an await of `faults`. */
export function createFaultyDatabase(kind: Database['kind'], pool: PostgresPool, faults: Faults): Database {
  const faultyPool = {
    async connect() {
      try {
        return guardClient(await faults.pass('connect', () => pool.connect()), faults);
      } catch (error) {
        throw toDatabaseUnavailable(error);
      }
    },
    end: () => Promise.resolve(),
  };
  const plain = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: faultyPool }) });
  return {
    kind,
    query: plain.withPlugin(createSealingPlugin(testCipher)),
    cipher: testCipher,
    close: () => plain.destroy(),
  };
}

/** A failed statement loses its connection, as a driver reports it, and the database rolls back the transaction. */
function guardClient(client: PostgresPoolClient, faults: Faults): PostgresPoolClient {
  const send = <R>(sql: string, parameters: readonly unknown[]) => client.query<R>(sql, parameters);
  const run = async <R>(sql: string, parameters: unknown[]) => {
    const { rows, rowCount } = await faults.pass(
      nameStatement(sql),
      () => send<R>(sql, parameters),
      () => send('rollback', []),
    );
    return { rows, changed: rowCount };
  };
  return { query: createGuardedQuery(run, () => undefined), release: () => client.release() };
}

/** Returns the first words of a statement, with its first table. */
function nameStatement(sql: string): string {
  const [verb = ''] = sql.trim().split(/\s/);
  const table = /"(\w+)"/.exec(sql.replace(/^.*?\b(?:from|into|update)\b/s, ''))?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}
