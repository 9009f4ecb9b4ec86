import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppParts } from '../../../src/backend/app.ts';
import type { ApiResponse, OperationCall } from '../../../src/backend/api/OperationCall.ts';
import { recordEvent } from '../../../src/backend/audit/recordEvent.ts';
import { type Operation, operations } from '../../../src/protocol/index.ts';
import { formWith, pdf } from '../fixtures/documents.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { requests } from '../fixtures/requests.ts';
import { idOf, now, password, type TestApp, testApp } from '../fixtures/testApp.ts';
import { startRetentionSweep } from '../../../src/backend/store/startRetentionSweep.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** The response of every operation of the application `stubbed`. */
let answer: (call: OperationCall) => Promise<ApiResponse>;
let app: TestApp;
let stubbed: TestApp;
beforeAll(async () => {
  app = await testApp();
  const handlers = Object.fromEntries(
    Object.keys(operations).map((id) => [id, (call: OperationCall) => answer(call)]),
  ) as unknown as AppParts['handlers'];
  stubbed = await testApp({ database: app.database, handlers });
}, hookTimeout);
afterAll(() => app.close());
beforeEach(async () => {
  answer = () => Promise.resolve({ kind: 'answer', status: 204 });
  await app.database.query.deleteFrom('audit_events').execute();
});

const events = () => app.database.query.selectFrom('audit_events').selectAll().orderBy('id').execute();

const values: Readonly<Record<string, string>> = {
  accountId: idOf('mueller'),
  policyNumber: '2417Y-3.508.126',
  claimId: '00000001-0000-4000-8000-000000000000',
  fileId: '00000002-0000-4000-8000-000000000000',
  iban: 'DE89370400440532013000',
};

/** Makes a valid call of `mueller`. */
function send(target: TestApp, operation: Operation, key = 'key-of-the-test-1') {
  const path = operation.path.replace(/{(\w+)}/g, (_, name: string) => values[name] ?? 'nothing');
  const [parameter] = Object.keys(operation.query?.properties ?? {});
  const search = parameter === undefined ? '' : `?${parameter}=foto.pdf`;
  const body = requests[operation.id];
  return target.call('mueller', operation.method, path + search, {
    headers: { 'user-agent': firefox, 'idempotency-key': key, asyncchange: 'false' },
    ...(operation.upload === undefined ? {} : { raw: formWith(pdf()) }),
    ...(body === undefined ? {} : { body }),
  });
}

/** Operations that change nothing that a thief could want. */
const silent: readonly string[] = [
  'checkIban',
  'checkNewPassword',
  'validateAddress',
  'calculatePolicyChange',
  'calculateAddressChange',
  'calculateNcb',
  'dismissNotification',
  'putDraft',
  'deleteDraft',
  'beginSecondFactor',
];

const rows = Object.values<Operation>(operations);

describe.each(rows.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  const isDownload = operation.answers[200]?.mediaType !== undefined || id === 'getGoogleCard';
  const isReading = operation.method === 'GET' && operation.hasEffect !== true && !isDownload;
  const isLogged = !isReading && !silent.includes(id);

  it(`leaves ${isLogged ? 'one event, without contents,' : 'no event'} in the audit log`, async () => {
    const { status } = await send(stubbed, operation, `key-of-${id}`);
    const found = await events();

    expect([status, found.length]).toEqual([204, isLogged ? 1 : 0]);
    expect(found).toMatchObject(
      isLogged
        ? [
            {
              at: now.toISOString(),
              account_id: idOf('mueller'),
              brand: 'lindenau',
              outcome: 'done',
              detail: null,
              times: 1,
              network: '127.0.0.1',
              browser: 'Firefox, Windows',
              operator: null,
              reason: null,
              bundle: null,
            },
          ]
        : [],
    );
  });
});

describe('an event', () => {
  it('is written with its effect, or not at all', async () => {
    answer = async ({ store, account }) => {
      await store.deleteFrom('policies').where('account_id', '=', account.account_id).execute();
      throw new Error('broken');
    };
    expect((await send(stubbed, operations.changeConsent)).status).toBe(500);
    answer = () => Promise.resolve({ kind: 'refusal', status: 403, code: 'UPDATE_CONSENT_LIMIT' });
    expect((await send(stubbed, operations.changeConsent)).status).toBe(403);

    expect(await events()).toEqual([]);
  });

  it('is written once for a request that is repeated', async () => {
    await send(stubbed, operations.changeConsent, 'key-that-is-repeated');
    await send(stubbed, operations.changeConsent, 'key-that-is-repeated');

    expect((await events()).map(({ kind }) => kind)).toEqual(['consentChange']);
  });

  it('of a wrong password has the number of tries of the hour, and no password', async () => {
    const { method, path } = operations.changePassword;
    const change = (oldPassword: string) =>
      app.call('mueller', method, path.replace('{accountId}', idOf('mueller')), {
        body: { oldPassword, newPassword: 'Wolkenbruch im Mai' },
      });
    for (let guess = 0; guess < 5; guess += 1) expect((await change('geraten')).status).toBe(403);
    expect((await change(password)).status).toBe(429);
    await app.database.query.deleteFrom('limit_counters').execute();
    expect((await change(password)).status).toBe(204);

    const found = await events();
    expect(found.map(({ kind, outcome, detail, times }) => [kind, outcome, detail, times])).toEqual([
      ['passwordChange', 'refused', 'credentials', 5],
      ['passwordChange', 'refused', 'limit', 1],
      ['passwordChange', 'done', null, 1],
    ]);
    expect(JSON.stringify(found)).not.toMatch(/geraten|Wolkenbruch/);
  });
});

describe('the sweep of the audit log', () => {
  const day = 24 * 60 * 60_000;
  const device = { browser: 'Firefox, Windows' };
  const sweep = () =>
    startRetentionSweep(
      app.database,
      () => now,
      () => undefined,
      async () => undefined,
    ).stop();

  it('failures that strangers cause never displace what the owner did', async () => {
    const { query } = app.database;
    const own = { at: new Date(now.getTime() - 300 * day), accountId: 'a', brand: 'lindenau' } as const;
    const by = { ...device, network: '192.0.2.1' };
    await recordEvent(query, { ...own, kind: 'signIn', outcome: 'done', by });
    for (let network = 0; network < 210; network += 1)
      await recordEvent(query, {
        ...own,
        at: new Date(now.getTime() - network * 1000),
        kind: 'signIn',
        outcome: 'refused',
        detail: 'credentials',
        by: { ...device, network: `198.51.100.${network}` },
      });
    await sweep();

    const counts = { done: 0, refused: 0 };
    for (const { outcome } of await events()) counts[outcome] += 1;
    expect(counts).toEqual({ done: 1, refused: 200 });
  });

  it('removes events by their age', async () => {
    for (const age of [399, 401])
      await recordEvent(app.database.query, {
        at: new Date(now.getTime() - age * day),
        accountId: 'a',
        brand: 'lindenau',
        kind: 'signIn',
        outcome: 'done',
        by: { ...device, network: '192.0.2.1' },
      });
    await sweep();

    expect((await events()).map(({ at }) => at)).toEqual([new Date(now.getTime() - 399 * day).toISOString()]);
  });
});
