import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  toDatabaseUnavailable,
  DatabaseUnavailable,
} from '../../../src/backend/store/DatabaseUnavailable.ts';
import { operations, type OperationId } from '../../../src/protocol/index.ts';
import { thirdPartyClaim } from '../../protocol/claims.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { driverError, troubledDatabase } from './troubledDatabase.ts';
import { idOf, type TestApp, testApp } from '../fixtures/testApp.ts';

const secret = 'postgresql://portal:geheim@db/portal';
const failures = [
  ['connecting', 'ECONNREFUSED'],
  ['connecting', 'ENOTFOUND'],
  ['connecting', '28P01'],
  ['connecting', '53300'],
  ['connecting', null],
  ['asking', '57P01'],
  ['asking', '53100'],
  ['asking', 'ENOSPC'],
  ['asking', '25006'],
  ['asking', null],
] as const;

describe.each(failures)('a failure while %s (%s)', (when, code) => {
  const reason = code ?? 'CONNECTION_LOST';
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ database: troubledDatabase({ when, error: driverError(code, secret) }) });
  }, hookTimeout);
  afterAll(() => app.close());

  it.each(['getAccount', 'reportClaim', 'changePassword'] as const)(
    '%s is refused with 503 and the time to come back, the reason is logged, no secret is',
    async (id: OperationId) => {
      const { method, path } = operations[id];
      const options = method === 'GET' ? {} : { body: thirdPartyClaim() };
      const response = await app.call(
        'mueller',
        method,
        path.replace('{accountId}', idOf('mueller')),
        options,
      );

      expect([response.status, await response.text(), response.headers.get('retry-after')]).toEqual([
        503,
        'SERVICE_UNAVAILABLE',
        '5',
      ]);
      expect(app.log).toContainEqual(
        expect.objectContaining({ event: 'error', name: 'DatabaseUnavailable', reason }),
      );
      expect(JSON.stringify(app.log)).not.toContain('geheim');
    },
  );

  it('/health names the part that is down', async () => {
    const response = await app.call(null, 'GET', '/health');

    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({
      status: 'down',
      parts: { database: { state: 'down', kind: 'postgresql', reason } },
    });
  });
});

it.each([
  ['a broken promise of a table', driverError('23505', 'duplicate key')],
  ['a mistake in a statement', driverError('42601', 'syntax error')],
  ['a mistake in the program', new TypeError('undefined is not a function')],
])('%s is no failure of the database', (_, error) => {
  expect(toDatabaseUnavailable(error)).toBe(error);
  expect(toDatabaseUnavailable(error)).not.toBeInstanceOf(DatabaseUnavailable);
});
