import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationResponse } from '../../../../src/protocol/index.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { testDatabase } from '../../fixtures/testDatabase.ts';
import { type IdentityClient, identityClient } from '../identityClient.ts';
import {
  addCustomer,
  type Customer,
  password,
  renewSilently,
  setUpCode,
  type SignInWorld,
  startSignInWorld,
} from '../validity/issues.ts';
import { softAuthenticator } from './softAuthenticator.ts';

/** Seconds that the clock of the sign-in is ahead of the set-up's. */
let ahead = 0;
const now = () => new Date(Date.now() + ahead * 1000);

let world: SignInWorld;
beforeAll(async () => {
  world = await startSignInWorld(await testDatabase(), { clock: now });
}, hookTimeout);
afterAll(async () => {
  await world.server.close();
  await world.database.close();
});
afterEach(() => {
  ahead = 0;
});

interface Owner {
  readonly customer: Customer;
  readonly key: string;
  /** The code that confirmed the set-up. */
  readonly code: string;
  readonly recoveryCodes: readonly string[];
}

/** Adds a customer with one-time codes. */
async function addOwner(id: string): Promise<Owner> {
  const customer = await addCustomer(world, id);
  return { customer, ...(await setUpCode(world, customer)) };
}

/** Returns the code of the period that lies some periods after that of the clock. */
function codeOf({ key }: Owner, periods = 0): string {
  const timestamp = now().getTime() + periods * 30_000;
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });
}

/** Enters the right password in a new or given browser. Returns the page of the second step. */
async function enterPassword({ email }: Customer, client = identityClient(world.server.port)) {
  const { location } = await client.authorize();
  const page = await client.post(location, { email, password });
  return { client, location, page };
}

/** Returns true when the sign-in goes on to a session after the second step. */
async function isSignedIn(client: IdentityClient, target: string): Promise<boolean> {
  return target !== '' && (await client.get(target)).location.includes('/auth/callback?code=');
}

async function trySignIn({ customer }: Owner, proof: Readonly<Record<string, string>>): Promise<boolean> {
  const { client, location } = await enterPassword(customer);
  return isSignedIn(client, (await client.post(location, proof)).location);
}

const mailsTo = async ({ email }: Customer) => {
  const mails = await world.database.query
    .selectFrom('outbox')
    .select('subject')
    .where('to', '=', email)
    .execute();
  return mails.map(({ subject }) => subject);
};

describe('after the right password', () => {
  it('the page asks for the second step, and no session begins without it', async () => {
    const owner = await addOwner('asked');
    const { client, location, page } = await enterPassword(owner.customer);

    expect([page.status, page.body.includes('Zweiter Schritt')]).toEqual([200, true]);
    expect((await client.get(location)).body).toContain('Zweiter Schritt');
    const resumed = await client.get(location.replace('/interaction/', '/auth/'));
    expect(resumed.location).not.toContain('code=');
    expect((await client.authorize({ prompt: 'none' })).location).toContain('login_required');
    expect(client.cookies.has('known-browser')).toBe(false);
  });

  it('a sign-in without second step is not asked for one', async () => {
    const { client, page } = await enterPassword(await addCustomer(world, 'without'));

    expect(await isSignedIn(client, page.location)).toBe(true);
  });
});

describe('a one-time code', () => {
  let owner: Owner;
  let start = 0;
  beforeAll(async () => {
    owner = await addOwner('codes');
  });
  beforeEach(() => {
    // Later than all codes that were taken.
    start += 300;
    ahead = start;
  });

  it.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('of a period %i beside the current one is taken: %s', async (periods, expected) => {
    expect(await trySignIn(owner, { code: codeOf(owner, periods) })).toBe(expected);
  });

  it('is taken once, and not those before it', async () => {
    const codes = [codeOf(owner, 1), codeOf(owner, 1), codeOf(owner, 0)];
    const taken: boolean[] = [];
    for (const code of codes) taken.push(await trySignIn(owner, { code }));

    expect(taken).toEqual([true, false, false]);
  });

  it('is taken once by requests at the same time', async () => {
    const code = codeOf(owner);
    const tries = await Promise.all([1, 2, 3].map(() => trySignIn(owner, { code })));

    expect(tries.filter(Boolean)).toHaveLength(1);
  });

  it('of the set-up is not taken at the sign-in', async () => {
    ahead = 0;
    const other = await addOwner('set-up-code');

    expect(await trySignIn(other, { code: other.code })).toBe(false);
  });
});

describe('tries', () => {
  it('of strange browsers end after five, tell the owner, and leave a known browser its own', async () => {
    const owner = await addOwner('guessed');
    ahead = 300;
    const known = owner.customer.own.client;
    const statuses: number[] = [];
    const { client: guesser, location: parked } = await enterPassword(owner.customer);
    const guess = () => guesser.post(parked, { code: '000000' });
    for (let tries = 0; tries < 7; tries += 1) statuses.push((await guess()).status);

    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
    expect(await mailsTo(owner.customer)).toContain('Jemand kennt vielleicht Ihr Passwort');
    known.cookies.delete('_session');
    // The known browser stays known, but access has ended since it signed in; it signs in once by a recovery code.
    expect(await trySignIn(owner, { recovery: owner.recoveryCodes[0] ?? '' })).toBe(false);
    ahead = 300 + 16 * 60;
    const { client, location } = await enterPassword(owner.customer, known);
    expect(await isSignedIn(client, (await client.post(location, { code: codeOf(owner) })).location)).toBe(
      true,
    );
    for (let tries = 0; tries < 6; tries += 1) await guess();
    known.cookies.delete('_session');
    ahead += 60;
    const again = await enterPassword(owner.customer, known);
    expect(
      await isSignedIn(known, (await known.post(again.location, { code: codeOf(owner) })).location),
    ).toBe(true);
  });

  it('are counted a day as well', async () => {
    const owner = await addOwner('guessed-all-day');
    const { client, location } = await enterPassword(owner.customer);
    for (let quarter = 1; quarter <= 6; quarter += 1) {
      ahead = quarter * 16 * 60;
      for (let tries = 0; tries < 5; tries += 1) await client.post(location, { code: '000000' });
    }
    ahead = 7 * 16 * 60;

    expect(await trySignIn(owner, { code: codeOf(owner) })).toBe(false);
  });

  it('with a wrong second step are seen by the owner and the operator', async () => {
    const owner = await addOwner('seen');
    await trySignIn(owner, { code: '000000' });
    const events = await world.database.query
      .selectFrom('audit_events')
      .select(['kind', 'outcome', 'detail'])
      .where('account_id', '=', owner.customer.accountId)
      .where('detail', '=', 'secondStep')
      .execute();

    expect(events).toEqual([{ kind: 'signIn', outcome: 'refused', detail: 'secondStep' }]);
  });
});

describe('a recovery code', () => {
  it.each([
    ['as it is shown', (code: string) => code],
    ['in small letters without dashes', (code: string) => code.toLowerCase().replaceAll('-', '')],
    ['with the letter O for zero', (code: string) => code.replaceAll('0', 'O')],
  ])('is taken %s, once, and the owner gets a mail', async (name, write) => {
    const owner = await addOwner(`recovery-${name.length}`);
    const recovery = write(owner.recoveryCodes[3] ?? '');

    expect(owner.recoveryCodes).toHaveLength(10);
    expect(await trySignIn(owner, { recovery })).toBe(true);
    expect(await trySignIn(owner, { recovery })).toBe(false);
    expect(await mailsTo(owner.customer)).toContain('Anmeldung mit einem Ersatz-Code');
  });

  it('of another customer is not taken', async () => {
    const owner = await addOwner('first-owner');
    const other = await addOwner('second-owner');

    expect(await trySignIn(owner, { recovery: other.recoveryCodes[0] ?? '' })).toBe(false);
  });
});

it('a new password by link leaves the second step', async () => {
  const owner = await addOwner('forgotten');
  const { client, page } = await enterPassword(owner.customer);
  await client.post('/oidc/interaction/forgotten', { email: owner.customer.email });

  expect(page.body).toContain('Zweiter Schritt');
  const factors = await world.database.query
    .selectFrom('second_factors')
    .select('id')
    .where('user_id', '=', owner.customer.id)
    .execute();
  expect(factors).toHaveLength(1);
});

describe('a passkey', () => {
  const authenticator = softAuthenticator();
  const stranger = softAuthenticator();
  /** The calls of the test are made at another port than the sign-in. */
  const apiOrigin = 'http://localhost';
  const origin = () => `http://localhost:${world.server.port}`;
  let customer: Customer;
  let statuses: readonly number[];
  beforeAll(async () => {
    customer = await addCustomer(world, 'passkey');
    const { id, options } = await beginPasskey();
    const foreign = await confirm(id, authenticator.create(options, 'http://boese.example'));
    const right = await confirm(id, authenticator.create(options, apiOrigin));
    statuses = [foreign.status, right.status];
  });

  async function call(path: string, body: unknown): Promise<Response> {
    const { access_token: token = '' } = await renewSilently(customer.own);
    const url = `/api/v1/authentication/accounts/${customer.accountId}/second-factors${path}`;
    return world.app.call(token, 'POST', url, { host: `localhost:${world.server.port}`, body });
  }

  async function beginPasskey() {
    const begun = (await (
      await call('', { kind: 'passkey' })
    ).json()) as OperationResponse<'beginSecondFactor'>;
    return { id: begun.id, options: begun.passkeyOptions ?? '' };
  }

  const confirm = (id: string, passkey: string) => call(`/${id}/confirmation`, { passkey });

  /** Reads the options for a passkey out of a page. */
  const readOptions = (body: string) =>
    (/data-options="([^"]+)"/.exec(body)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

  it('is set up for the page of the brand alone', () => {
    expect(statuses).toEqual([403, 200]);
  });

  it.each([
    ['of the customer signs in', () => authenticator, () => origin(), true],
    ['of another person does not', () => stranger, () => origin(), false],
    ['that answers another page does not', () => authenticator, () => 'http://boese.example', false],
  ])('%s', async (_, of, at, expected) => {
    const { client, location, page } = await enterPassword(customer);
    const passkey = of().get(readOptions(page.body), at());

    expect(await isSignedIn(client, (await client.post(location, { passkey })).location)).toBe(expected);
  });

  it('cannot answer the challenge of another sign-in', async () => {
    const first = await enterPassword(customer);
    const second = await enterPassword(customer);
    const passkey = authenticator.get(readOptions(first.page.body), origin());

    expect((await second.client.post(second.location, { passkey })).status).toBe(403);
  });

  it('is a further one only for an authenticator that has none yet, and at most five', async () => {
    const { options } = await beginPasskey();

    expect(JSON.parse(options)).toMatchObject({ rp: { id: 'localhost' }, excludeCredentials: [{}] });
    for (let count = 1; count < 5; count += 1) {
      const { id, options: next } = await beginPasskey();
      await confirm(id, softAuthenticator().create(next, apiOrigin));
    }
    expect((await call('', { kind: 'passkey' })).status).toBe(409);
  });

  it.each(['', 'x', '{}', '{"response":1}', '{"id":1,"response":{}}'])('%j is refused', async (passkey) => {
    const { client, location } = await enterPassword(customer);

    expect([400, 403, 429]).toContain((await client.post(location, { passkey })).status);
  });
});
