import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSessionFresh, recordSessionUse } from '../../../../src/backend/identity/sessions/openSessions.ts';
import type { OperationResponse } from '../../../../src/protocol/index.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { testDatabase } from '../../fixtures/testDatabase.ts';
import { identityClient } from '../../identity/identityClient.ts';
import {
  addCustomer,
  type Customer,
  listSessions,
  password,
  renewSilently,
  type SignInWorld,
  startSignInWorld,
} from '../../identity/validity/issues.ts';

let world: SignInWorld;
let customer: Customer;
beforeAll(async () => {
  world = await startSignInWorld(await testDatabase());
  customer = await addCustomer(world, 'owner');
}, hookTimeout);
afterAll(async () => {
  await world.server.close();
  await world.database.close();
});

function call(method: string, path: string, body?: unknown, as = customer): Promise<Response> {
  const { accountId } = customer;
  return world.app.call(as.own.accessToken, method, `/api/v1/authentication/accounts/${accountId}/${path}`, {
    host: `localhost:${world.server.port}`,
    body,
  });
}

/** Pretends that the customer entered the password some minutes ago. */
async function ageConfirmation(minutes: number): Promise<void> {
  await world.database.query
    .updateTable('open_sessions')
    .set({ confirmed_at: new Date(Date.now() - minutes * 60_000).toISOString() })
    .where('grant_id', '=', customer.own.grantId)
    .execute();
}

const isFresh = () => isSessionFresh(world.database.query, customer.own.grantId);

describe('open sessions', () => {
  it('are listed with the browser of the last use, and the own one is marked', async () => {
    await renewSilently(customer.other, {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    const sessions = await listSessions(world, customer);

    expect(sessions.map(({ browser, isOwn }) => [browser, isOwn])).toEqual([
      ['Firefox, Windows', false],
      ['other, other', true],
    ]);
  });

  it.each([
    ['of nobody', () => '00000000-0000-0000-0000-000000000000'],
    ['that is no id', () => 'x'],
  ])('a session %s cannot be ended', async (_, id) => {
    expect((await call('DELETE', `sessions/${id()}`)).status).toBe(404);
  });

  it('of another account cannot be ended', async () => {
    const stranger = await addCustomer(world, 'stranger');
    const [theirs] = await listSessions(world, stranger);

    expect((await call('DELETE', `sessions/${theirs?.id}`)).status).toBe(404);
    expect(await listSessions(world, stranger)).toHaveLength(2);
  });
});

it('tries to sign in are listed, the latest first, with those in a row as one', async () => {
  const client = identityClient(world.server.port);
  for (const secret of ['falsch-1', 'falsch-2', password]) {
    const { location } = await client.authorize();
    await client.post(location, { email: customer.email, password: secret });
  }
  const { signIns } = (await (await call('GET', 'sessions')).json()) as OperationResponse<'getSessions'>;

  expect(signIns.map(({ outcome, times }) => [outcome, times])).toEqual([
    ['done', 1],
    ['refused', 2],
    ['done', 1],
    ['done', 1],
  ]);
});

describe('a sign-in', () => {
  it.each([
    [9, true],
    [11, false],
  ])('of %i minutes ago is recent: %s', async (minutes, expected) => {
    await ageConfirmation(minutes);

    expect(await isFresh()).toBe(expected);
  });

  it('of earlier does not become recent by new tokens, nor by a wrong password', async () => {
    await ageConfirmation(11);
    const { grant_id: grantId, session_uid: sessionUid } = await world.database.query
      .selectFrom('open_sessions')
      .select(['grant_id', 'session_uid'])
      .where('grant_id', '=', customer.own.grantId)
      .executeTakeFirstOrThrow();
    const signedInAt = Date.now() / 1000 - 11 * 60;
    const use = { grantId, sessionUid, userId: customer.id, browser: 'other, other', signedInAt };
    await recordSessionUse(world.database.query, use);
    expect((await call('POST', 'confirmation', { password: 'falsch-geraten' })).status).toBe(403);

    expect(await isFresh()).toBe(false);
  });

  it('becomes recent by the right password', async () => {
    await ageConfirmation(11);
    expect((await call('POST', 'confirmation', { password })).status).toBe(204);

    expect(await isFresh()).toBe(true);
  });
});
