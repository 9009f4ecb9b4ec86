import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginFingerprint, createDigest } from '../../../src/backend/api/createDigest.ts';
import { type Operation, operations } from '../../../src/protocol/index.ts';
import { formWith, pdf } from '../fixtures/documents.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { requests } from '../fixtures/requests.ts';
import { idOf, password, type TestApp, testApp } from '../fixtures/testApp.ts';

const digest = createDigest('secret');
const rows = Object.values<Operation>(operations).map((operation) => [operation.id, operation] as const);

describe.each(rows)('the fingerprint of %s', (_, operation) => {
  const namesOf = (schema: Operation['params'] | undefined) => Object.keys(schema?.properties ?? {});
  const path = Object.fromEntries(namesOf(operation.params).map((name) => [name, 'a']));
  const query = Object.fromEntries(namesOf(operation.query).map((name) => [name, 'a']));
  const print = (call: { path: Record<string, string>; query: Record<string, string> }) =>
    beginFingerprint(digest, operation, call).digest('hex');

  it('changes with each value of path and query, and with nothing else', () => {
    const others = [
      ...Object.keys(path).map((name) => ({ path: { ...path, [name]: 'b' }, query })),
      ...Object.keys(query).map((name) => ({ path, query: { ...query, [name]: 'b' } })),
    ];

    const all = [{ path, query }, ...others].map(print);
    expect(new Set(all).size).toBe(all.length);
    expect(print({ path: { ...path }, query: { ...query } })).toBe(all[0]);
  });
});

it('the fingerprints of all operations differ', () => {
  const all = rows.map(([, one]) => beginFingerprint(digest, one, { path: {}, query: {} }).digest('hex'));

  expect(new Set(all).size).toBe(rows.length);
});

describe('one key for two requests', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  }, hookTimeout);
  afterAll(() => app.close());

  const headers = { 'idempotency-key': 'one-key-for-two' };
  const fill = (path: string, policyNumber: string) =>
    path.replace('{accountId}', idOf('mueller')).replace('{policyNumber}', policyNumber);
  const statusOf = async (response: Response) => `${response.status} ${await response.text()}`;
  const [one, other] = ['2417Y-3.508.126', '2417Y-3.508.131'];

  it('is a conflict for another contract', async () => {
    const { path, method } = operations.requestEvb;
    const send = async (policyNumber: string) =>
      (await app.call('mueller', method, fill(path, policyNumber), { body: requests['requestEvb'], headers }))
        .status;
    expect(await send(one)).toBe(204);
    expect([await send(other), await send(one)]).toEqual([409, 204]);
  });

  it('is a conflict for other passwords, old or new', async () => {
    const { path, method } = operations.changePassword;
    const send = async (oldPassword: string, newPassword: string) =>
      statusOf(
        await app.call('mueller', method, fill(path, ''), { body: { oldPassword, newPassword }, headers }),
      );
    const changed = 'Blaue-Giraffe-19';

    expect(await send(password, changed)).toBe('204 ');
    expect(await send(changed, 'Gelbe-Giraffe-20')).toBe('409 IDEMPOTENCY_CONFLICT');
    expect(await send(password, 'Gelbe-Giraffe-20')).toBe('409 IDEMPOTENCY_CONFLICT');
    expect(await send(password, changed)).toBe('204 ');
  });

  it('is a conflict for another report of damage, and for another file', async () => {
    const { path, method } = operations.addClaimFile;
    const claims = (await (
      await app.call('mueller', 'GET', fill(operations.getClaimReports.path, ''))
    ).json()) as readonly { readonly claimId: string }[];
    const send = async (claim: string | undefined, size: number) =>
      (
        await app.call(
          'mueller',
          method,
          `${fill(path, '').replace(/{\w+}/, claim ?? '')}?name=Rechnung.pdf`,
          {
            raw: formWith(pdf(size)),
            headers,
          },
        )
      ).status;
    const [first, second] = claims.map(({ claimId }) => claimId);

    expect(await send(first, 2000)).toBe(200);
    expect([await send(second, 2000), await send(first, 2001), await send(first, 2000)]).toEqual([
      409, 409, 200,
    ]);
  });
});
