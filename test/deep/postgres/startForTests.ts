import { makePostgres, type PostgresServer, postgresPrograms } from '../startPostgres.ts';

let server: PostgresServer | undefined;

/** Starts the server on which `testDatabase` makes its databases. */
export async function setup(): Promise<void> {
  const programs = postgresPrograms();
  if (programs === null) throw new Error('POSTGRES_PATH is not set.');
  server = await makePostgres(programs);
  await server.start();
  process.env['TEST_DATABASE_URL'] = server.url;
}

export async function teardown(): Promise<void> {
  await server?.remove();
}
