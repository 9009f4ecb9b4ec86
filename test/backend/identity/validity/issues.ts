import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { runAccountsCommand } from '../../../../src/backend/accounts/runAccountsCommand.ts';
import { confirmEmailPath } from '../../../../src/backend/identity/emailChange/pendingEmails.ts';
import { forgottenPasswordPath, setPasswordPath } from '../../../../src/backend/identity/passwordLinks.ts';
import { createDatabaseAdapter } from '../../../../src/backend/identity/provider/createDatabaseAdapter.ts';
import { replaceRecoveryCodes } from '../../../../src/backend/identity/secondFactor/recoveryCodes.ts';
import { beginFactor, confirmFactor } from '../../../../src/backend/identity/secondFactor/secondFactors.ts';
import type { AccessEnding } from '../../../../src/backend/identity/validity/endAccess.ts';
import type { StoredModel } from '../../../../src/backend/identity/validity/storedModels.ts';
import type { Database } from '../../../../src/backend/store/openDatabase.ts';
import type { Tables } from '../../../../src/backend/store/Tables.ts';
import type { OperationResponse } from '../../../../src/protocol/index.ts';
import { shippedBrands } from '../../../brand/shippedBrands.ts';
import { cheapHash, password, type TestApp, testApp } from '../../fixtures/testApp.ts';
import { type IdentityClient, identityClient } from '../identityClient.ts';
import { addUser, type IdentityServer, startIdentity } from '../identityServer.ts';

/** The embedded provider and the calls of the API, on one database. */
export interface SignInWorld {
  readonly database: Database;
  readonly server: IdentityServer;
  readonly app: TestApp;
}

export async function startSignInWorld(
  database: Database,
  parts: Parameters<typeof startIdentity>[1] = {},
): Promise<SignInWorld> {
  const server = await startIdentity(database, parts);
  const { verify } = server.identity;
  return { database, server, app: await testApp({ database, verify, clock: () => new Date() }) };
}

export { password };

/** A customer with a session in two browsers: one that makes a change, and one that a thief may have. */
export interface Customer {
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
  readonly own: SignedIn;
  readonly other: SignedIn;
}

export interface SignedIn {
  readonly client: IdentityClient;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly grantId: string;
}

export async function addCustomer({ database, server }: SignInWorld, id: string): Promise<Customer> {
  const email = `${id}@beispiel.de`;
  await addUser(
    database,
    { id, brand: 'lindenau', email, first_name: 'Karla', last_name: 'Kunde' },
    cheapHash,
  );
  const [own, other] = [await signIn(server, email), await signIn(server, email)];
  return { id, accountId: `account-of-${id}`, email, own, other };
}

export async function signIn({ port }: IdentityServer, email: string): Promise<SignedIn> {
  const client = identityClient(port, 'localhost', verifier);
  const { access_token: accessToken, refresh_token: refreshToken } = await client.signIn(email, password);
  return { client, accessToken, refreshToken, grantId: String(decodeJwt(accessToken)['grantId']) };
}

const verifier = 'v'.repeat(43);

/** Renews the tokens without a page. Returns the access token; an error otherwise. */
export async function renewSilently({ client }: SignedIn, headers: Readonly<Record<string, string>> = {}) {
  const silently = { response_mode: 'json', prompt: 'none' };
  const { body } = await client.authorize(silently, { 'x-code-verifier': verifier, ...headers });
  return JSON.parse(body) as { readonly access_token?: string; readonly error?: string };
}

/** Returns the status of a call with an access token. */
export async function callWith(
  { app, server }: SignInWorld,
  { accountId }: Customer,
  token: string,
): Promise<number> {
  const path = `/api/v1/account/accounts/${accountId}`;
  return (await app.call(token, 'GET', path, { host: `localhost:${server.port}` })).status;
}

/** The tables of mailed links. */
type LinkTable = {
  [Table in keyof Tables]: 'token_hash' extends keyof Tables[Table] ? Table : never;
}[keyof Tables];

/** All kinds of what is issued: a new model of the provider or a new table of links has to be added to `issues`. */
export type IssueKind = StoredModel | LinkTable | 'AccessToken' | 'SecondStep';

/** Issues a thing to the other browser, or by mail, and returns a function that tells whether it is still taken. */
type Issue = (world: SignInWorld, customer: Customer) => Promise<() => Promise<boolean>>;

export const issues = {
  AccessToken: async (world, customer) => async () =>
    (await callWith(world, customer, customer.other.accessToken)) === 200,
  Grant: async ({ database }, { other }) => {
    const adapter = createDatabaseAdapter(database.query, 'lindenau', 'Grant');
    return async () => (await adapter.find(other.grantId)) !== undefined;
  },
  AuthorizationCode: async (_world, { other: { client } }) => {
    const { location } = await client.authorize();
    return async () => (await client.exchange(location)).status === 200;
  },
  RefreshToken:
    async (_world, { other: { client, refreshToken } }) =>
    async () =>
      (await client.token({ grant_type: 'refresh_token', refresh_token: refreshToken })).status === 200,
  Session:
    async (_world, { other }) =>
    async () =>
      (await renewSilently(other)).access_token !== undefined,
  Interaction: async ({ server }, { email }) => {
    const client = identityClient(server.port);
    const { location } = await client.authorize();
    const parked = await client.post(location, { email, password });
    return async () => (await client.get(parked.location)).location.includes('/auth/callback?code=');
  },
  pending_emails: async (world, customer) => {
    const to = `first.${customer.email}`;
    await askForEmail(world, customer, to);
    const link = await findLink(world, to, confirmEmailPath);
    return async () => (await customer.own.client.get(link)).status === 200;
  },
  password_links: async (world, customer) => {
    const link = await askForPasswordLink(world, customer);
    return async () => (await customer.own.client.get(link)).status === 200;
  },
  /** A sign-in with the right password, before its second step. The last row, because it gives the customer a second step. */
  SecondStep: async ({ database, server }, { id, email }) => {
    const [recovery = ''] = await addFactor(database, id);
    const client = identityClient(server.port);
    const { location } = await client.authorize();
    await client.post(location, { email, password });
    return async () => {
      const parked = await client.post(location, { recovery });
      return parked.status === 303 && (await client.get(parked.location)).location.includes('?code=');
    };
  },
} as const satisfies Readonly<Record<IssueKind, Issue>>;

/** All events that end access, as people cause them, a sign-out of the other browser, and its end by the owner. */
export type Ending = AccessEnding | 'signOut' | 'endedByOwner';

const newPassword = 'Wolkenbruch im Mai';

export const endings = {
  passwordChange: async (world, customer) => {
    const body = { oldPassword: password, newPassword };
    await call(world, customer, 'PUT', '/api/v1/authentication/accounts/{accountId}/password', body);
  },
  passwordLink: async (world, customer) => {
    const link = await askForPasswordLink(world, customer);
    const stranger = identityClient(world.server.port);
    expectStatus((await stranger.post(link, { password: newPassword })).status, 200);
  },
  emailChange: async (world, customer) => {
    const to = `second.${customer.email}`;
    await askForEmail(world, customer, to);
    const link = await findLink(world, to, confirmEmailPath);
    expectStatus((await identityClient(world.server.port).post(link, {})).status, 200);
  },
  secondFactorChange: async (world, customer) => {
    await setUpCode(world, customer);
  },
  operatorFactorRemoval: (world, { email }) => runCommand(world, 'remove-factor', email),
  operatorBlock: (world, { email }) => runCommand(world, 'disable', email),
  operatorReset: (world, { email }) => runCommand(world, 'reset', email),
  signOutEverywhere: (world, customer) =>
    call(world, customer, 'DELETE', '/api/v1/authentication/accounts/{accountId}/sessions', undefined),
  endedByOwner: async (world, customer) => {
    const sessions = '/api/v1/authentication/accounts/{accountId}/sessions';
    const { id } = (await listSessions(world, customer)).find(({ isOwn }) => !isOwn) ?? {};
    await call(world, customer, 'DELETE', `${sessions}/${id}`, undefined);
  },
  deletion: (world, customer) => {
    const body = { password, email: customer.email };
    return call(world, customer, 'DELETE', '/api/v1/account/accounts/{accountId}', body);
  },
  signOut: async (_world, { other: { client } }) => {
    const page = await client.get('/oidc/session/end');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const { status } = await client.post('/oidc/session/end/confirm', { xsrf, logout: 'yes' });
    expectStatus(status, 303);
  },
} as const satisfies Readonly<Record<Ending, (world: SignInWorld, customer: Customer) => Promise<void>>>;

/** Lists the open sessions, as the customer's own browser sees them. */
export async function listSessions({ app, server }: SignInWorld, { accountId, own }: Customer) {
  const path = `/api/v1/authentication/accounts/${accountId}/sessions`;
  const response = await app.call(own.accessToken, 'GET', path, { host: `localhost:${server.port}` });
  return ((await response.json()) as OperationResponse<'getSessions'>).sessions;
}

function askForEmail(world: SignInWorld, customer: Customer, newEmail: string): Promise<void> {
  const path = '/api/v1/authentication/accounts/{accountId}/email';
  return call(world, customer, 'PUT', path, { newEmail, password });
}

async function askForPasswordLink(world: SignInWorld, { email }: Customer): Promise<string> {
  await world.database.query.deleteFrom('outbox').where('to', '=', email).execute();
  const stranger = identityClient(world.server.port);
  expectStatus((await stranger.post(forgottenPasswordPath, { email })).status, 200);
  return findLink(world, email, setPasswordPath);
}

/** Gives a customer a passkey of no authenticator, and returns recovery codes. */
async function addFactor({ query }: Database, userId: string): Promise<readonly string[]> {
  const now = new Date();
  const factor = { kind: 'passkey', browser: 'other, other', secret: null, challenge: null } as const;
  const id = await beginFactor(query, userId, factor, now);
  await confirmFactor(query, id, { id: 'of-nobody', publicKey: '', counter: 0, transports: [] }, now);
  return replaceRecoveryCodes(query, userId);
}

/** Sets up one-time codes in the customer's own browser. Returns their key in base32, the code that confirmed it, and the recovery codes. */
export async function setUpCode(
  { app, server }: SignInWorld,
  { accountId, own }: Customer,
): Promise<{ readonly key: string; readonly code: string; readonly recoveryCodes: readonly string[] }> {
  const post = (path: string, body: unknown) =>
    app.call(own.accessToken, 'POST', `/api/v1/authentication/accounts/${accountId}/${path}`, {
      host: `localhost:${server.port}`,
      body,
    });
  const begun = await post('second-factors', { kind: 'code' });
  const { id, key } = (await begun.json()) as OperationResponse<'beginSecondFactor'>;
  const code = new TOTP({ secret: Secret.fromBase32(key ?? '') }).generate();
  const response = await post(`second-factors/${id}/confirmation`, { code });
  expectStatus(response.status, 200);
  const { recoveryCodes } = (await response.json()) as OperationResponse<'confirmSecondFactor'>;
  return { key: key ?? '', code, recoveryCodes };
}

/** Makes a call in the name of the customer's own browser. */
async function call(
  { app, server }: SignInWorld,
  { accountId, own }: Customer,
  method: string,
  path: string,
  body: unknown,
): Promise<void> {
  const options = { host: `localhost:${server.port}`, body };
  const { status } = await app.call(own.accessToken, method, path.replace('{accountId}', accountId), options);
  expectStatus(status, 204);
}

async function runCommand({ database, server }: SignInWorld, action: string, email: string): Promise<void> {
  const address = { scheme: 'http', port: server.port } as const;
  const parts = { query: database.query, brands: shippedBrands(), address, now: new Date() };
  const report = await runAccountsCommand({ ...parts, operator: 'olga', write: () => undefined }, [
    action,
    'lindenau',
    email,
    '--reason',
    'Anruf',
  ]);
  if (report.isError) throw new Error(report.text);
}

/** Waits for a mail with a link and returns the path of the link. */
async function findLink({ database }: SignInWorld, to: string, path: string): Promise<string> {
  for (;;) {
    const mails = await database.query
      .selectFrom('outbox')
      .select('text')
      .where('to', '=', to)
      .orderBy('id', 'desc')
      .execute();
    const link = mails.map(({ text }) => /http:\S+/.exec(text)?.[0] ?? '').find((one) => one.includes(path));
    if (link !== undefined) return new URL(link).pathname;
    await new Promise(setImmediate);
  }
}

function expectStatus(status: number, expected: number): void {
  if (status !== expected) throw new Error(`The answer was ${status}, not ${expected}.`);
}
