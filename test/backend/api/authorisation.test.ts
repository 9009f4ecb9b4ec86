import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Operation, operations } from '../../../src/protocol/index.ts';
import { formWith, pdf } from '../fixtures/documents.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { requests } from '../fixtures/requests.ts';
import { cheapHash, idOf, type TestApp, testApp } from '../fixtures/testApp.ts';

/** The deletion is the last row. */
const rows: readonly Operation[] = Object.values<Operation>(operations).toSorted(
  (one, other) => Number(one.id === 'deleteAccount') - Number(other.id === 'deleteAccount'),
);

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
}, hookTimeout);
afterAll(() => app.close());
beforeEach(async () => {
  // One of the operations changes the password that others need.
  await app.database.query.updateTable('users').set({ password_hash: cheapHash }).execute();
});

/** Returns the operation's path with an account; other parameters are unknown values, except for a valid IBAN. */
function pathIn(account: string, { path, query }: Operation): string {
  const filled = path
    .replace('{accountId}', account)
    .replace('{encodedIban}', 'DE89370400440532013000')
    .replace('{form}/{policyNumber}', 'claim-report/2417Y-3.508.126')
    .replace(/{\w+}/g, 'nothing');
  const names = Object.keys(query?.properties ?? {});
  return names.length === 0 ? filled : `${filled}?${names.map((name) => `${name}=Köln`).join('&')}`;
}

/** Returns the response without its correlation id, which always differs. */
async function seen(response: Response): Promise<unknown> {
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'x-correlation-id'));
  return { status: response.status, headers, body: await response.text() };
}

describe.each(rows.map((row) => [row.id, row] as const))('%s', (_, operation) => {
  const body =
    operation.upload === undefined
      ? operation.request === undefined
        ? {}
        : { body: requests[operation.id] }
      : { raw: formWith(pdf()) };

  it('AUTH-005 is refused without a token and with a wrong one, with a header about the token', async () => {
    for (const as of [null, 'nobody', 'a b', 'a'.repeat(5000)]) {
      const response = await app.call(as, operation.method, pathIn(idOf('mueller'), operation), body);

      expect([response.status, response.headers.get('www-authenticate'), await response.text()]).toEqual([
        401,
        'Bearer',
        'UNAUTHORIZED',
      ]);
    }
  });

  it.runIf(operation.path.includes('{accountId}'))(
    "AUTH-002 another account's path is refused, with the same bytes whether the account exists or not, and logged",
    async () => {
      const existing = await app.call('mueller', operation.method, pathIn(idOf('mahnung'), operation), body);
      const unknown = await app.call('mueller', operation.method, pathIn('00000000', operation), body);
      const strange = await app.call('mueller', operation.method, pathIn('%F0%9F%92%A5', operation), body);

      const answer = await seen(existing);
      expect(answer).toMatchObject({ status: 403, body: 'FORBIDDEN' });
      expect(await seen(unknown)).toEqual(answer);
      expect(await seen(strange)).toEqual(answer);
      expect(app.log.slice(-3).map((entry) => ('code' in entry ? entry.code : null))).toEqual([
        'FORBIDDEN',
        'FORBIDDEN',
        'FORBIDDEN',
      ]);
    },
  );

  it('AUTH-002 a token at a brand names an account of that brand, and another is refused like that of another customer', async () => {
    const call = async (as: string, account: string) =>
      seen(
        await app.call(as, operation.method, pathIn(account, operation), {
          ...body,
          host: 'nordkamp.localhost',
        }),
      );

    const answer = await call('mueller', idOf('mueller'));
    expect(answer).toMatchObject({ status: 403, body: 'FORBIDDEN' });
    const isOfPath = operation.path.includes('{accountId}');
    expect(answer).toEqual(isOfPath ? await call('nordkamp-kundin', idOf('mueller')) : answer);
  });

  it('is open to the account of the token', async () => {
    const response = await app.call('mueller', operation.method, pathIn(idOf('mueller'), operation), body);

    expect([200, 201, 204, 404, 409]).toContain(response.status);
    expect(response.headers.get('cache-control')).toMatch(/^no-store/);
  });
});

it('API-001 every route belongs to an operation of the protocol, and every operation has a route', () => {
  const named = app.routes
    .filter(({ path, method }) => path.startsWith('/api/') && method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);

  expect(named.toSorted()).toEqual(
    ['GET /api/v1/openapi.json', ...rows.map(({ method, path }) => `${method} ${path}`)].toSorted(),
  );
});

it('other paths under /api get 404', async () => {
  const response = await app.call('mueller', 'GET', '/api/v1/account/accounts');

  expect([response.status, await response.text()]).toEqual([404, 'NOT_FOUND']);
});
