import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PrefetchAnswers } from '../../../../src/delivery/server/index.ts';
import { accessEndings, type AccessEnding } from '../../../../src/backend/identity/validity/endAccess.ts';
import { identityClient } from '../identityClient.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { testDatabase } from '../../fixtures/testDatabase.ts';
import {
  addCustomer,
  callWith,
  type Customer,
  type Ending,
  endings,
  type IssueKind,
  issues,
  password,
  renewSilently,
  signIn,
  type SignInWorld,
  startSignInWorld,
} from './issues.ts';

/** Called while the provider holds a silent sign-in open, after it has issued tokens and before it stores the session. */
let whileHeld: () => Promise<void> = () => Promise.resolve();
const prefetchAnswers: PrefetchAnswers = async () => {
  await whileHeld();
  return [];
};

let world: SignInWorld;
beforeAll(async () => {
  world = await startSignInWorld(await testDatabase(), { prefetchAnswers });
}, hookTimeout);
afterAll(async () => {
  await world.server.close();
  await world.database.close();
});

const names = <Name extends string>(table: Readonly<Record<Name, unknown>>) => Object.keys(table) as Name[];
const kinds = names<IssueKind>(issues);
const ofSession: readonly IssueKind[] = [
  'AccessToken',
  'Grant',
  'AuthorizationCode',
  'RefreshToken',
  'Session',
];

/** What each event leaves valid, of all that was issued before to another browser or by mail. */
const remaining = {
  passwordChange: [],
  passwordLink: [],
  emailChange: [],
  secondFactorChange: [],
  operatorFactorRemoval: [],
  operatorBlock: [],
  operatorReset: [],
  signOutEverywhere: [],
  deletion: [],
  signOut: kinds.filter((kind) => !ofSession.includes(kind)),
  endedByOwner: kinds.filter((kind) => !ofSession.includes(kind)),
  nothing: kinds,
} as const satisfies Readonly<Record<Ending | 'nothing', readonly IssueKind[]>>;

interface Outcome {
  /** The kinds that are still taken. */
  readonly valid: readonly IssueKind[];
  /** What the own browser of the customer can do with its session. */
  readonly own: {
    readonly call: number;
    readonly isRenewed: boolean;
    readonly callAfterRenewal: number;
    readonly refresh: number;
  };
}

const outcomes = new Map<string, Promise<Outcome>>();

/** Issues each kind to a new customer, causes the event, and tries all of them afterwards. */
async function tryAfter(ending: keyof typeof remaining): Promise<Outcome> {
  const customer = await addCustomer(world, ending.toLowerCase());
  const { client, accessToken, refreshToken: refresh_token } = customer.own;
  const redeem = new Map<IssueKind, () => Promise<boolean>>();
  for (const kind of kinds) redeem.set(kind, await issues[kind](world, customer));
  if (ending !== 'nothing') await endings[ending](world, customer);
  const valid: IssueKind[] = [];
  for (const [kind, isTaken] of redeem) if (await isTaken()) valid.push(kind);
  const { access_token: renewed } = await renewSilently(customer.own);
  const own = {
    call: await callWith(world, customer, accessToken),
    isRenewed: renewed !== undefined,
    callAfterRenewal: await callWith(world, customer, renewed ?? 'none'),
    refresh: (await client.token({ grant_type: 'refresh_token', refresh_token })).status,
  };
  return { valid, own };
}

/** Returns the outcome of an event, which is caused once. */
function outcomeOf(ending: keyof typeof remaining): Promise<Outcome> {
  const outcome = outcomes.get(ending) ?? tryAfter(ending);
  outcomes.set(ending, outcome);
  return outcome;
}

describe.each(names(remaining))('after %s', (ending) => {
  it.each(kinds)('%s is taken only if it remains valid', async (kind) => {
    const { valid } = await outcomeOf(ending);
    const expected: readonly IssueKind[] = remaining[ending];

    expect(valid.includes(kind)).toBe(expected.includes(kind));
  });
});

describe('the session that causes it', () => {
  const stays = { call: 401, isRenewed: true, callAfterRenewal: 200, refresh: 200 };
  const ends = { call: 401, isRenewed: false, callAfterRenewal: 401, refresh: 400 };

  it.each(names<AccessEnding>(accessEndings))('stays with new tokens, or ends after %s', async (ending) => {
    const { own } = await outcomeOf(ending);

    expect(own).toEqual(accessEndings[ending].keepsOwnSession ? stays : ends);
  });

  it('ends with a change by another session that signed in right after the first change', async () => {
    const customer = await addCustomer(world, 'twice');
    await endings.passwordChange(world, customer);
    expect((await renewSilently(customer.own)).error).toBeUndefined();
    await endings.passwordLink(world, customer);

    expect((await renewSilently(customer.own)).error).toBe('login_required');
  });
});

describe('the mail at the address from before', () => {
  it.each([
    ['passwordChange', 'Ihr Passwort ist geändert'],
    ['passwordLink', 'Ihr neues Passwort gilt'],
    ['emailChange', 'Ihre E-Mail-Adresse soll sich ändern'],
    ['emailChange', 'Ihre E-Mail-Adresse ist geändert'],
    ['secondFactorChange', 'Ihre Anmeldung ist jetzt doppelt geschützt'],
    ['operatorFactorRemoval', 'Ein zweiter Schritt Ihrer Anmeldung ist entfernt'],
  ] as const)('after %s says "%s" and what to do', async (ending, subject) => {
    await outcomeOf(ending);
    const mails = await world.database.query
      .selectFrom('outbox')
      .select(['subject', 'text'])
      .where('to', '=', `${ending.toLowerCase()}@beispiel.de`)
      .execute();

    expect(mails.find((mail) => mail.subject === subject)?.text).toContain(
      'Sie waren das nicht? Dann rufen Sie uns bitte gleich an.',
    );
  });
});

it('a sign-in in the second of a change is valid, and its tokens are', async () => {
  const customer = await addCustomer(world, 'at-once');
  await endings.operatorReset(world, customer);
  await endings.operatorReset(world, customer);
  const later = await signIn(world.server, customer.email);

  expect(await callWith(world, customer, later.accessToken)).toBe(200);
  expect((await renewSilently(later)).access_token).toBeDefined();
});

describe('a silent sign-in that is held open', () => {
  async function holdOpen(customer: Customer, during: () => Promise<void>) {
    whileHeld = during;
    const tokens = await renewSilently(customer.other, { 'x-prefetch': 'lists=true' });
    whileHeld = () => Promise.resolve();
    return String(tokens.access_token);
  }

  it.each(names<Ending>(endings))('brings nothing back after %s', async (ending) => {
    const customer = await addCustomer(world, `held-${ending.toLowerCase()}`);
    const sessionId = customer.other.client.cookies.get('_session') ?? '';
    const token = await holdOpen(customer, () => endings[ending](world, customer));

    expect(await callWith(world, customer, token)).toBe(401);
    expect((await renewSilently(customer.other)).error).toBe('login_required');
    const { id } = await world.database.query
      .selectFrom('identity_records')
      .select(sql<unknown>`payload->>'accountId'`.as('id'))
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow();
    expect(id).toBeNull();
  });
});

it('a revoked refresh token ends its access token', async () => {
  const customer = await addCustomer(world, 'revoked');
  const { accessToken, client, refreshToken: token } = customer.other;
  await client.post('/oidc/token/revocation', { client_id: 'portal', token });

  expect(await callWith(world, customer, accessToken)).toBe(401);
});

it('a window signs out although another one stores the session meanwhile', async () => {
  const customer = await addCustomer(world, 'two-windows');
  const { client } = customer.other;
  let xsrf = '';
  whileHeld = async () => {
    const page = await client.get('/oidc/session/end');
    xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
  };
  await renewSilently(customer.other, { 'x-prefetch': 'lists=true' });
  whileHeld = () => Promise.resolve();

  expect((await client.post('/oidc/session/end/confirm', { xsrf, logout: 'yes' })).status).toBe(303);
});

it('a password that was checked before a change signs nobody in after it', async () => {
  const customer = await addCustomer(world, 'checked-before');
  const { provider, save } = await holdInteraction(world, customer);
  await endings.passwordChange(world, customer);
  const { location } = await save();

  expect((await provider.get(location)).location).not.toContain('code=');
});

/** Sends the right password, and holds the answer until `save`: the provider stores the sign-in after it. */
async function holdInteraction({ database, server }: SignInWorld, { email }: Customer) {
  const provider = identityClient(server.port);
  const { location } = await provider.authorize();
  const resumed = await provider.post(location, { email, password });
  const row = await database.query
    .selectFrom('identity_records')
    .selectAll()
    .where('model', '=', 'Interaction')
    .where('id', '=', location.split('/').at(-1) ?? '')
    .executeTakeFirstOrThrow();
  const save = async () => {
    const payload = JSON.stringify(row.payload);
    await database.query
      .insertInto('identity_records')
      .values({ ...row, payload })
      .execute();
    return resumed;
  };
  return { provider, save };
}
