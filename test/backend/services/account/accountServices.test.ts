import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Notification, type Policies } from '../../../../src/protocol/index.ts';
import { findMismatch, type Operation, operations } from '../../../../src/protocol/index.ts';
import { seedAccounts } from '../../../../src/backend/seed/loadSeed.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { idOf, type TestApp, testApp } from '../../fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
}, hookTimeout);
afterAll(() => app.close());

const get = (as: string, path: string, host?: string) =>
  app.call(as, 'GET', path.replace('{accountId}', idOf(as)), host === undefined ? {} : { host });

const bodyOf = async <T>(response: Response) => (await response.json()) as T;

describe('calls at the start of the portal', () => {
  const deletionJobs = ['getDeletionJob', 'postponeDeletion'];
  const reads: readonly Operation[] = Object.values(operations).filter(
    ({ id, method, path }) =>
      method === 'GET' &&
      path.includes('{accountId}') &&
      !path.includes('{policyNumber}') &&
      !path.includes('{claimId}') &&
      !deletionJobs.includes(id),
  );
  const accounts = [...seedAccounts].flatMap(([key, { activated }]) => (activated === false ? [] : [key]));
  const fails = (key: string, operation: string) =>
    seedAccounts.get(key)?.faults?.some((fault) => fault.operation === operation) === true ||
    // Strangers share the demo account: it keeps no drafts and shows no sessions.
    (key === 'demo' && ['getDrafts', 'getSessions', 'getSecondFactors'].includes(operation));

  /** An account that is not activated, or whose portal is off, reads its configuration only (see access.test.ts). */
  const isClosed = (key: string) => seedAccounts.get(key)?.activated === false || key === 'portal-aus';

  const numbered: Readonly<Record<string, string>> = {
    getApplicationConfiguration: 'API-011',
    getSpecialTariffs: 'API-012',
    getFrequentlyUsedFunctionalities: 'API-013',
    getAccount: 'API-009',
    getPolicies: 'API-007',
    getNotifications: 'API-014',
    getCustomerConfiguration: 'API-042',
  };

  it.each(reads.map((operation) => [numbered[operation.id] ?? '', operation.id, operation] as const))(
    '%s %s answers every seeded account in the shape of the protocol',
    async (_number, _id, operation) => {
      const isOfStart = operation.id === 'getApplicationConfiguration';
      const asked = accounts.filter((key) => !fails(key, operation.id) && (isOfStart || !isClosed(key)));
      for (const key of asked) {
        const response = await get(key, operation.path);

        expect([key, response.status]).toEqual([key, 200]);
        const schema = operation.answers[200]?.body;
        expect(schema && findMismatch(schema, await response.json())).toBeNull();
      }
    },
  );

  it('API-007 SHELL-007 an account that is not activated can read neither contracts nor its birth date, which identifies it', async () => {
    const account = await get('neu', operations.getAccount.path);
    const policies = await get('neu', operations.getPolicies.path);

    expect([account.status, await account.text()]).toEqual([403, 'NOT_ACTIVATED']);
    expect([policies.status, await policies.text()]).toEqual([403, 'NOT_ACTIVATED']);
  });

  it('SHELL-024 contracts of related accounts come by account key and are marked', async () => {
    const { policies, relationPolicies } = await bodyOf<Policies>(
      await get('mueller', operations.getPolicies.path),
    );

    expect(policies).toHaveLength(26);
    expect(policies.some(({ isPartnerPolicy }) => isPartnerPolicy === true)).toBe(false);
    const related = relationPolicies?.[idOf('mueller-partner')] ?? [];
    expect(related.map(({ isPartnerPolicy }) => isPartnerPolicy)).toEqual([true, true]);
  });

  it('AUTH-012 an account found under another brand sees no contracts here, and sees them there', async () => {
    const here = await bodyOf<Policies>(await get('fremd', operations.getPolicies.path));
    const moveTo = (brand: string) =>
      app.database.query
        .updateTable('accounts')
        .set({ brand })
        .where('account_id', '=', idOf('fremd'))
        .execute();
    await moveTo('nordkamp');
    const there = await bodyOf<Policies>(
      await get('fremd', operations.getPolicies.path, 'nordkamp.localhost'),
    );
    await moveTo('lindenau');

    expect(here).toEqual({ policies: [], detectedBrands: ['Nordkamp'] });
    expect(there.policies).toHaveLength(1);
  });

  it('SHELL-002 the configuration of an account can switch the portal off', async () => {
    const entries = await bodyOf<unknown[]>(
      await get('portal-aus', operations.getApplicationConfiguration.path),
    );

    expect(entries).toContainEqual({ type: 'CUSTOMER_PORTAL_DEACTIVATED', value: 'true' });
  });
});

/** What some accounts of the seed read, which an empty answer of the right shape is not. */
describe('contents of the calls at the start', () => {
  it.each([
    ['mueller', { firstName: 'Anna', lastName: 'Müller' }],
    ['mahnung', { firstName: 'Markus', lastName: 'Hahn' }],
    ['autohaus', { companyName: 'Autohaus Brandt GmbH' }],
  ])('API-009 the account of %s', async (key, expected) => {
    expect(await bodyOf(await get(key, operations.getAccount.path))).toMatchObject({
      accountId: idOf(key),
      ...expected,
    });
  });

  it.each(['mueller', 'mahnung', 'autohaus', 'nachrichten'])('API-007 the contracts of %s', async (key) => {
    const { policies } = await bodyOf<Policies>(await get(key, operations.getPolicies.path));

    const contracts = seedAccounts.get(key)?.contracts ?? [];
    expect(contracts.length).toBeGreaterThan(0);
    expect(policies.map(({ policyNumber }) => policyNumber).toSorted()).toEqual(
      contracts.map(({ policy }) => policy.policyNumber).toSorted(),
    );
  });

  it.each(['mueller', 'autohaus'])('API-012 the special tariffs of %s', async (key) => {
    expect(await bodyOf(await get(key, operations.getSpecialTariffs.path))).toEqual(
      ['BUSINESS', 'BUSINESS36', 'TOSMO'].map((name) => ({ type: name, value: name })),
    );
  });

  it.each(['mueller', 'autohaus'])('API-013 the frequent functions of %s', async (key) => {
    expect(await bodyOf(await get(key, operations.getFrequentlyUsedFunctionalities.path))).toEqual([
      { type: 'CLAIM_REPORT', name: 'Schaden melden' },
      { type: 'GREEN_CARD', name: 'Grüne Karte (IVK)' },
      { type: 'PAYMENT_DETAILS', name: 'Zahlungsdaten ändern' },
      { type: 'DOCUMENTS', name: 'Dokumente ansehen' },
      { type: 'FLATRATE', name: 'KOMPAKT24' },
    ]);
  });

  it.each(['mueller', 'nachrichten', 'mahnung'])('API-014 the notifications of %s', async (key) => {
    const read = await bodyOf<Notification[]>(await get(key, operations.getNotifications.path));

    const seeded = seedAccounts.get(key)?.notifications ?? [];
    expect(read).toHaveLength(seeded.length);
    expect(read.map(({ message }) => message)).toEqual(
      expect.arrayContaining(seeded.map(({ message }) => message)),
    );
  });

  it.each([
    ['mueller', '2026-07-24'],
    ['mahnung', '2026-09-22'],
    ['nachrichten', '2026-09-22'],
  ])('API-042 %s answered about consents on %s', async (key, lastConsentChange) => {
    expect(await bodyOf(await get(key, operations.getCustomerConfiguration.path))).toEqual({
      lastConsentChange,
    });
  });
});

describe('notifications', () => {
  const path = operations.getNotifications.path;
  const dismiss = (as: string, id: string) =>
    app.call(as, 'DELETE', `${path.replace('{accountId}', idOf(as))}/${id}`);

  it("API-015 NOTIF-010 are dismissed once; the response is the same for a dismissed, an unknown and another account's one", async () => {
    const before = await bodyOf<Notification[]>(await get('mueller', path));
    const [first] = before;
    expect(before.map(({ timestamp }) => timestamp)).toEqual([
      '2026-11-12T09:00:00.000Z',
      '2026-11-17T09:00:00.000Z',
      '2026-11-20T09:00:00.000Z',
    ]);
    const foreign = await dismiss('mahnung', first?.id ?? '');
    expect([foreign.status, await foreign.text()]).toEqual([404, 'NOT_FOUND']);

    const dismissed = await dismiss('mueller', first?.id ?? '');

    expect([dismissed.status, await dismissed.text()]).toEqual([204, '']);
    expect(await bodyOf(await get('mueller', path))).toEqual(before.slice(1));
    for (const id of [first?.id ?? '', '00000000-0000-4000-8000-000000000000']) {
      const again = await dismiss('mueller', id);
      expect([again.status, await again.text()]).toEqual([404, 'NOT_FOUND']);
    }
  });
});

describe('places', () => {
  it('SHELL-047 are suggested and resolved', async () => {
    const [place] = await bodyOf<{ id: string; label: string }[]>(
      await app.call('mueller', 'GET', '/api/v1/places?text=Köln'),
    );
    const response = await app.call('mueller', 'GET', `/api/v1/places/${place?.id}`);

    expect(findMismatch(operations.resolvePlace.answers[200].body, await response.json())).toBeNull();
  });
});
