import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  confirmEmailPath,
  storePendingEmail,
} from '../../../src/backend/identity/emailChange/pendingEmails.ts';
import {
  forgottenPasswordPath,
  makePasswordLink,
  setPasswordPath,
} from '../../../src/backend/identity/passwordLinks.ts';
import { Unavailable } from '../../../src/backend/http/Unavailable.ts';
import { replaceRecoveryCodes } from '../../../src/backend/identity/secondFactor/recoveryCodes.ts';
import { beginFactor, confirmFactor } from '../../../src/backend/identity/secondFactor/secondFactors.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { cheapHash, password } from '../fixtures/testApp.ts';
import { testPool } from '../fixtures/testDatabase.ts';
import { identityClient } from '../identity/identityClient.ts';
import { addUser, type IdentityServer, startIdentity } from '../identity/identityServer.ts';
import { createFaults } from './createFaults.ts';
import { createFaultyDatabase } from './createFaultyDatabase.ts';
import { describeChanges } from './describeChanges.ts';
import { openStoredState, type StoredState } from './openStoredState.ts';
import { listFaults } from './tryWrite.ts';

const isDeep = process.env['DEEP'] === '1';
const longest = 20 * 60_000;
const user = {
  id: 'page',
  brand: 'lindenau',
  email: 'page@beispiel.de',
  first_name: 'Karla',
  last_name: 'Kunde',
};
const accountId = `account-of-${user.id}`;
const faults = createFaults();
let state: StoredState;
let server: IdentityServer;
let links: Readonly<Record<'password' | 'email', string>>;
let recoveryCode: string;

beforeAll(async () => {
  const pool = await testPool();
  state = await openStoredState(pool);
  server = await startIdentity(createFaultyDatabase(pool.kind, pool.pool, faults));
  // As the whole application answers errors.
  server.identity.routes.onError((error, context) =>
    context.text('', error instanceof Unavailable ? 503 : 500),
  );
  await fill();
  await state.keep();
}, hookTimeout);
afterAll(async () => {
  await server.close();
  await state.close();
});

/** Adds a customer with a second step, who has got the links of both mails. */
async function fill(): Promise<void> {
  const { query } = state;
  const now = new Date();
  await addUser({ query }, user, cheapHash);
  const signIn = await query.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  const email = 'neu@beispiel.de';
  const emailToken = await storePendingEmail(query, signIn, { email, now, grantId: null });
  const passwordToken = await makePasswordLink(query, accountId, now, 'invitation');
  links = { email: `${confirmEmailPath}/${emailToken}`, password: `${setPasswordPath}/${passwordToken}` };
  const passkey = { kind: 'passkey', browser: 'other, other', secret: null, challenge: null } as const;
  const factor = await beginFactor(query, user.id, passkey, now);
  await confirmFactor(query, factor, { id: 'of-nobody', publicKey: '', counter: 0, transports: [] }, now);
  [recoveryCode = ''] = await replaceRecoveryCodes(query, user.id);
}

type Client = ReturnType<typeof identityClient>;

/** A form of a page: what comes before it, and sending it. */
interface Page {
  readonly begin: (client: Client) => Promise<string>;
  readonly form: () => Readonly<Record<string, string>>;
  /** The statuses of the form that is sent again after it was done. */
  readonly doneBefore: readonly number[];
  /** Tables that change beside the effect. */
  readonly leaves: readonly string[];
}

const pages: Readonly<Record<string, Page>> = {
  'the link for a password': {
    begin: async () => links.password,
    form: () => ({ password: 'Wolkenbruch im Mai' }),
    doneBefore: [410],
    leaves: [],
  },
  'the link for an address': {
    begin: async () => links.email,
    form: () => ({}),
    doneBefore: [410],
    leaves: [],
  },
  'a recovery code': {
    begin: async (client) => {
      const { location } = await client.authorize();
      await client.post(location, { email: user.email, password });
      return location;
    },
    form: () => ({ recovery: recoveryCode }),
    // The code is used, or the sign-in is finished: then the page begins again with the password, or leads on.
    doneBefore: [403, 400, 302, 303],
    leaves: ['identity_records', 'limit_counters', 'audit_events'],
  },
};

describe.each(Object.entries(pages))('%s', (_, page) => {
  async function send(fault: Parameters<typeof faults.plan>[0]) {
    await state.restore();
    faults.plan(null);
    const client = identityClient(server.port);
    const address = await page.begin(client);
    faults.plan(fault);
    const { status } = await client.post(address, page.form());
    const awaits = [...faults.awaits];
    faults.plan(null);
    return { client, address, status, awaits, stored: await describeStored(page) };
  }

  it(
    'is used once or not at all, whatever fails at whichever await, and can be sent again',
    async () => {
      const reference = await send(null);
      expect(reference.status).toBeLessThan(400);
      expect(reference.stored).not.toBe('');

      const all = listFaults(reference.awaits);
      const lost = all.filter(
        ({ at, kind }) => reference.awaits[at] === 'commit' && kind === 'connection lost after',
      );
      const problems: string[] = [];
      for (const fault of isDeep ? all : [...lost, ...all.filter((_fault, number) => number % 25 === 9)]) {
        const { client, address, status, stored } = await send(fault);
        const name = `${fault.kind} ${fault.at} (${reference.awaits[fault.at]})`;
        const isDone = stored === reference.stored;
        if (!isDone && stored !== '') problems.push(`${name}: half is stored: ${stored}`);
        if (status < 400 && !isDone) problems.push(`${name}: acknowledged and not stored`);
        if (status >= 400 && status !== 503) problems.push(`${name}: ${status}`);
        const again = await client.post(address, page.form());
        const wanted = isDone ? page.doneBefore : [reference.status];
        if (!wanted.includes(again.status)) problems.push(`${name}: repeated: ${again.status}`);
        if ((await describeStored(page)) !== reference.stored)
          problems.push(`${name}: repeated: something else is stored`);
      }

      expect(problems).toEqual([]);
    },
    longest,
  );
});

async function describeStored({ leaves }: Page): Promise<string> {
  return describeChanges([], await state.readChanges(), leaves);
}

it(
  'a forgotten password sends one link or none',
  async () => {
    const order = async (fault: Parameters<typeof faults.plan>[0]) => {
      await state.restore();
      faults.plan(fault);
      const { status } = await identityClient(server.port).post(forgottenPasswordPath, { email: user.email });
      // The mail is queued after the answer.
      await new Promise((resolve) => void setTimeout(resolve, 150));
      const awaits = [...faults.awaits];
      faults.plan(null);
      return { status, awaits, stored: describeChanges([], await state.readChanges(), ['limit_counters']) };
    };
    const reference = await order(null);
    expect(reference.stored).toMatch(/outbox[^]*password_links/);

    const all = listFaults(reference.awaits);
    const problems: string[] = [];
    for (const fault of all.filter((_fault, number) => isDeep || number % 23 === 5)) {
      const { status, stored } = await order(fault);
      if (![200, 503].includes(status) || !['', reference.stored].includes(stored))
        problems.push(`${fault.kind} ${fault.at} (${reference.awaits[fault.at]}): ${status} ${stored}`);
    }

    expect(problems).toEqual([]);
  },
  longest,
);
