import { createApp } from '../../src/backend/app.ts';
import { createDigest } from '../../src/backend/api/createDigest.ts';
import { createHandlers } from '../../src/backend/services/createHandlers.ts';
import { seedDatabase } from '../../src/backend/seed/seedDatabase.ts';
import { openDatabase } from '../../src/backend/store/openDatabase.ts';
import { findTestSite } from '../backend/fixtures/findTestSite.ts';
import { uncounted } from '../backend/fixtures/uncounted.ts';
import { thirdPartyClaim } from '../protocol/claims.ts';
import { firstReport } from './reportedClaims.ts';
import { testCipher } from '../backend/fixtures/testCipher.ts';

/**
 * Reports claims one after the other, under the keys `claim-<first>`, `claim-<first + 1>` ..., and prints a key once it is
 * acknowledged. Runs until it is killed. Every claim is sent twice at the same moment. An hour passes from claim to claim, because an
 * account gets a limited number of mails a day.
 */
const [databaseUrl = '', dataDir = '', first = '0'] = process.argv.slice(2);
const accountId = '20410017';
let number = Number(first);
const clock = () => new Date(Date.parse(firstReport) + number * 3_600_000);
const database = await openDatabase({ databaseUrl: databaseUrl === '' ? null : databaseUrl, dataDir });
await seedDatabase(database.query, '2026-11-21', 'no password');
const app = createApp({
  database,
  handlers: createHandlers(() => Promise.resolve(null), testCipher),
  clock,
  scheme: 'http',
  log: () => undefined,
  digest: createDigest('secret'),
  verify: async () => ({ accountId, grantId: null, issuedAt: Infinity }),
  counters: uncounted,
  scan: null,
  findSite: findTestSite,
  findNetwork: () => 'network',
  clientDir: '/nowhere',
  mounted: (routes) => routes,
});
const body = JSON.stringify(thirdPartyClaim());

for (; ; number += 1) {
  const key = `claim-${String(number).padStart(6, '0')}`;
  const report = async () =>
    app.fetch(
      new Request(`http://localhost/api/v1/claim/accounts/${accountId}`, {
        method: 'POST',
        headers: {
          host: 'localhost',
          authorization: 'Bearer t',
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body,
      }),
      { incoming: { socket: {}, headers: {} } },
    );
  const responses = await Promise.all([report(), report()]);
  if (responses.every(({ status }) => status === 201)) process.stdout.write(`${key}\n`);
  else process.stderr.write(`${key} ${responses.map(({ status }) => status).join(' ')}\n`);
}
