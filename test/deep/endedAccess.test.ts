import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/backend/store/openDatabase.ts';
import {
  addCustomer,
  callWith,
  type Ending,
  endings,
  renewSilently,
  signIn,
  type SignInWorld,
  startSignInWorld,
} from '../backend/identity/validity/issues.ts';
import { makePostgres, type PostgresServer, postgresPrograms } from './startPostgres.ts';

const minutes = 60_000;
const rounds = 30;
const programs = postgresPrograms();

describe
  .runIf(process.env['DEEP'] === '1')
  .each(['the embedded database', ...(programs === null ? [] : ['PostgreSQL'])])('with %s', (name) => {
  let postgres: PostgresServer | undefined;
  let database: Database;
  let world: SignInWorld;
  beforeAll(async () => {
    if (name === 'PostgreSQL' && programs !== null) postgres = await makePostgres(programs);
    await postgres?.start();
    database = await openDatabase({ databaseUrl: postgres?.url ?? 'memory://', dataDir: '' });
    world = await startSignInWorld(database);
  }, minutes);
  afterAll(async () => {
    await world.server.close();
    await database.close();
    await postgres?.remove();
  });

  it.each(['passwordChange', 'emailChange', 'signOutEverywhere', 'signOut'] as const satisfies Ending[])(
    'no renewal in a loop outlives %s',
    async (ending) => {
      for (let round = 0; round < rounds; round += 1) {
        const customer = await addCustomer(world, `${ending.toLowerCase()}-${round}`);
        const tokens = [customer.other.accessToken];
        let isEnded = false;
        const renewUntilEnded = async () => {
          while (!isEnded) {
            const { access_token: token } = await renewSilently(customer.other);
            if (token !== undefined) tokens.push(token);
          }
        };
        const windows = [renewUntilEnded(), renewUntilEnded(), renewUntilEnded()];
        await endings[ending](world, customer);
        isEnded = true;
        await Promise.all(windows);

        const statuses = await Promise.all(tokens.map((token) => callWith(world, customer, token)));
        expect([...new Set(statuses)]).toEqual([401]);
        expect((await renewSilently(customer.other)).error).toBe('login_required');
      }
    },
    10 * minutes,
  );

  it(
    'no sign-in in a loop with the old password outlives its change',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const customer = await addCustomer(world, `signing-in-${round}`);
        let isEnded = false;
        const sessions: Awaited<ReturnType<typeof signIn>>[] = [];
        const signInUntilEnded = async () => {
          while (!isEnded) {
            const session = await signIn(world.server, customer.email).catch(() => null);
            if (session !== null) sessions.push(session);
          }
        };
        const windows = [signInUntilEnded(), signInUntilEnded()];
        await endings.passwordChange(world, customer);
        isEnded = true;
        await Promise.all(windows);

        for (const session of sessions) {
          expect(await callWith(world, customer, session.accessToken)).toBe(401);
          expect((await renewSilently(session)).error).toBe('login_required');
        }
      }
    },
    10 * minutes,
  );
});
