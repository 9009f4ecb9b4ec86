import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAccountsCommand } from '../../../../src/backend/accounts/runAccountsCommand.ts';
import type { OperationResponse } from '../../../../src/protocol/index.ts';
import { shippedBrands } from '../../../brand/shippedBrands.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { testDatabase } from '../../fixtures/testDatabase.ts';
import {
  addCustomer,
  type Customer,
  password,
  renewSilently,
  setUpCode,
  type SignInWorld,
  startSignInWorld,
} from '../../identity/validity/issues.ts';

let world: SignInWorld;
beforeAll(async () => {
  world = await startSignInWorld(await testDatabase());
}, hookTimeout);
afterAll(async () => {
  await world.server.close();
  await world.database.close();
});

async function call(customer: Customer, method: string, path: string, body?: unknown): Promise<Response> {
  const { access_token: token = '' } = await renewSilently(customer.own);
  return callWith(token, customer, method, path, body);
}

function callWith(
  token: string,
  customer: Customer,
  ...[method, path, body]: [method: string, path: string, body?: unknown]
): Promise<Response> {
  return world.app.call(token, method, path.replace('{accountId}', customer.accountId), {
    host: `localhost:${world.server.port}`,
    body,
  });
}

const authentication = '/api/v1/authentication/accounts/{accountId}';
const factorsPath = `${authentication}/second-factors`;

async function listFactors(customer: Customer) {
  return (await (await call(customer, 'GET', factorsPath)).json()) as OperationResponse<'getSecondFactors'>;
}

/** Pretends that the customer entered the password some minutes ago. */
async function ageConfirmation({ own }: Customer): Promise<void> {
  await world.database.query
    .updateTable('open_sessions')
    .set({ confirmed_at: new Date(Date.now() - 11 * 60_000).toISOString() })
    .where('grant_id', '=', own.grantId)
    .execute();
}

async function countRows(userId: string): Promise<readonly number[]> {
  const { query } = world.database;
  const factors = await query
    .selectFrom('second_factors')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  const codes = await query
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', userId)
    .execute();
  return [factors.length, codes.length];
}

async function readMails({ email }: Customer): Promise<readonly string[]> {
  const { query } = world.database;
  const mails = await query.selectFrom('outbox').select('subject').where('to', '=', email).execute();
  return mails.map(({ subject }) => subject);
}

async function readEvents({ accountId }: Customer): Promise<readonly string[]> {
  const events = await world.database.query
    .selectFrom('audit_events')
    .select(['kind', 'outcome'])
    .where('account_id', '=', accountId)
    .execute();
  return events.map(({ kind, outcome }) => `${kind} ${outcome}`);
}

describe('the second step of an account', () => {
  let customer: Customer;
  let first: readonly string[];
  beforeAll(async () => {
    customer = await addCustomer(world, 'steps');
    ({ recoveryCodes: first } = await setUpCode(world, customer));
  });

  it('is listed with the number of recovery codes, and without secrets', async () => {
    const { factors, ...rest } = await listFactors(customer);

    expect(rest).toEqual({ isOffered: true, recoveryCodes: 10 });
    expect(factors.map((factor) => Object.keys(factor).toSorted())).toEqual([
      ['browser', 'createdAt', 'id', 'kind', 'usedAt'],
    ]);
  });

  it('has one app for codes', async () => {
    expect((await call(customer, 'POST', factorsPath, { kind: 'code' })).status).toBe(409);
  });

  it('gets new recovery codes, which end the earlier ones, and a mail', async () => {
    const response = await call(customer, 'POST', `${authentication}/recovery-codes`);
    const { recoveryCodes } = (await response.json()) as OperationResponse<'makeRecoveryCodes'>;

    expect(recoveryCodes).toHaveLength(10);
    expect(recoveryCodes.filter((code) => first.includes(code))).toEqual([]);
    expect(await countRows(customer.id)).toEqual([1, 10]);
    expect(await readMails(customer)).toContain('Sie haben neue Ersatz-Codes');
  });

  it.each([
    ['set up', 'POST', () => factorsPath, { kind: 'passkey' }],
    ['removed', 'DELETE', (id: string) => `${factorsPath}/${id}`, undefined],
    ['given new recovery codes', 'POST', () => `${authentication}/recovery-codes`, undefined],
  ])('is %s only with a password of a few minutes ago', async (_, method, path, body) => {
    const [factor] = (await listFactors(customer)).factors;
    // The token is renewed first, because the renewal stores the moment of the sign-in again.
    const { access_token: token = '' } = await renewSilently(customer.own);
    await ageConfirmation(customer);
    const response = await callWith(token, customer, method, path(factor?.id ?? ''), body);

    expect([response.status, await response.text()]).toEqual([403, 'SIGN_IN_TOO_OLD']);
    await call(customer, 'POST', `${authentication}/confirmation`, { password });
  });

  it.each(['00000000-0000-0000-0000-000000000000', 'x'])('%s cannot be removed or confirmed', async (id) => {
    expect((await call(customer, 'DELETE', `${factorsPath}/${id}`)).status).toBe(404);
    const confirmation = await call(customer, 'POST', `${factorsPath}/${id}/confirmation`, { code: '1' });
    expect(confirmation.status).toBe(404);
  });

  it('of another account cannot be removed', async () => {
    const other = await addCustomer(world, 'other');
    const [factor] = (await listFactors(customer)).factors;

    expect((await call(other, 'DELETE', `${factorsPath}/${factor?.id}`)).status).toBe(404);
    expect(await countRows(customer.id)).toEqual([1, 10]);
  });

  it('is removed with its recovery codes, a mail and events of the log', async () => {
    const [factor] = (await listFactors(customer)).factors;
    expect((await call(customer, 'DELETE', `${factorsPath}/${factor?.id}`)).status).toBe(204);

    expect(await countRows(customer.id)).toEqual([0, 0]);
    expect(await readMails(customer)).toContain('Ein zweiter Schritt Ihrer Anmeldung ist entfernt');
    expect(await readEvents(customer)).toEqual(
      expect.arrayContaining(['secondFactorSetup done', 'recoveryCodes done', 'secondFactorRemoval done']),
    );
  });
});

describe('a set-up', () => {
  it('is not asked for until the first code is right', async () => {
    const customer = await addCustomer(world, 'unfinished');
    const begun = await call(customer, 'POST', factorsPath, { kind: 'code' });
    const { id } = (await begun.json()) as OperationResponse<'beginSecondFactor'>;
    const confirmation = await call(customer, 'POST', `${factorsPath}/${id}/confirmation`, {
      code: '000000',
    });

    expect(confirmation.status).toBe(403);
    expect((await listFactors(customer)).factors).toEqual([]);
    expect((await call(customer, 'POST', `${authentication}/recovery-codes`)).status).toBe(404);
  });

  it('that is begun again replaces the earlier one', async () => {
    const customer = await addCustomer(world, 'begun-twice');
    await call(customer, 'POST', factorsPath, { kind: 'code' });
    await call(customer, 'POST', factorsPath, { kind: 'passkey' });

    expect(await countRows(customer.id)).toEqual([1, 0]);
  });
});

it('a deleted account leaves no second step', async () => {
  const customer = await addCustomer(world, 'deleted');
  await setUpCode(world, customer);
  const body = { password, email: customer.email };
  expect((await call(customer, 'DELETE', '/api/v1/account/accounts/{accountId}', body)).status).toBe(204);

  expect(await countRows(customer.id)).toEqual([0, 0]);
});

it('an operator sees a second step and removes it with a reason', async () => {
  const customer = await addCustomer(world, 'lost');
  await setUpCode(world, customer);
  const run = (...words: readonly string[]) =>
    runAccountsCommand(
      {
        query: world.database.query,
        brands: shippedBrands(),
        address: { scheme: 'http', port: 80 },
        now: new Date(),
        operator: 'olga',
        write: () => undefined,
      },
      words,
    );
  const listed = async () =>
    (await run('list', 'lindenau')).text.split('\n').find((line) => line.includes(customer.email));
  const before = await listed();
  const withoutReason = await run('remove-factor', 'lindenau', customer.email);
  const report = await run('remove-factor', 'lindenau', customer.email, '--reason', 'Telefon verloren');

  expect(before).toContain('offen, zweiter Schritt');
  expect([withoutReason.isError, report.isError]).toEqual([true, false]);
  expect(await listed()).toMatch(/offen$/);
  expect(await countRows(customer.id)).toEqual([0, 0]);
  expect(await readEvents(customer)).toContain('operatorFactor done');
  expect(await readMails(customer)).toContain('Ein zweiter Schritt Ihrer Anmeldung ist entfernt');
});
