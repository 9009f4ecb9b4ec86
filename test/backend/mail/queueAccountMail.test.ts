import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabaseCounters } from '../../../src/backend/limits/createDatabaseCounters.ts';
import { type LimitName, limits } from '../../../src/backend/limits/limits.ts';
import { spend } from '../../../src/backend/limits/spend.ts';
import { type OperationId, operations } from '../../../src/protocol/index.ts';
import { contractOf } from '../fixtures/contractChanges.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { requests } from '../fixtures/requests.ts';
import { idOf, now, type TestApp, testApp } from '../fixtures/testApp.ts';

const account = idOf('mueller');
let app: TestApp;
let policyNumber = '';
beforeAll(async () => {
  app = await testApp({
    verify: async (grantId) => ({ accountId: account, grantId, sessionUid: null, issuedAt: Infinity }),
  });
  for (const id of ['thief', 'owner'])
    await app.database.query
      .insertInto('identity_records')
      .values({ brand: 'lindenau', model: 'Grant', id, payload: '{}' })
      .execute();
  policyNumber = (
    await contractOf({ ...app, call: (_, ...rest) => app.call('owner', ...rest) }, 'comprehensive-car')
  ).policyNumber;
}, hookTimeout);
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['outbox', 'limit_counters', 'evb_requests'] as const)
    await app.database.query.deleteFrom(table).execute();
});

const mailLimits = [
  'contactMailsOfSession',
  'paperMailsOfSession',
  'policyChangesOfSession',
  'paymentChangesOfSession',
  'emailChangesOfSession',
  'confirmationMailsOfSession',
] as const satisfies readonly LimitName[];

async function useUp(session: string, names: readonly (typeof mailLimits)[number][]): Promise<void> {
  const counters = createDatabaseCounters(app.database.query);
  for (const name of names)
    for (let count = 0; count < limits[name].most; count += 1)
      await spend(counters, { [name]: `${account} ${session}` }, now);
}

/** Makes a call as a session, and returns its status with the number of mails it has caused. */
async function call(session: string, id: OperationId): Promise<string> {
  const { method, path } = operations[id];
  const filled = path.replace('{accountId}', account).replace(/\{policy(?:Number|Id)\}/, policyNumber);
  const body = requests[id];
  const { status } = await app.call(session, method, filled, body === undefined ? {} : { body });
  const mails = await app.database.query.selectFrom('outbox').select('id').execute();
  return `${status}, ${mails.length} mails`;
}

describe.each([
  ['sendMailContact', 'contactMailsOfSession', '204, 1 mails', '429, 0 mails'],
  ['requestGreenCard', 'paperMailsOfSession', '204, 1 mails', '429, 0 mails'],
  ['changeEmail', 'emailChangesOfSession', '204, 2 mails', '429, 0 mails'],
  ['reportClaim', 'confirmationMailsOfSession', '201, 1 mails', '201, 0 mails'],
] as const)('%s', (id, own, success, beyond) => {
  it('is answered as its kind says beyond its own limit', async () => {
    await useUp('owner', [own]);
    expect(await call('owner', id)).toBe(beyond);
  });

  it('loses nothing by other kinds of mails, nor by another session', async () => {
    await useUp(
      'owner',
      mailLimits.filter((name) => name !== own),
    );
    await useUp('thief', mailLimits);
    expect(await call('owner', id)).toBe(success);
  });
});

it.each(['requestEvb', 'changePassword'] as const)('%s needs no mail that could be used up', async (id) => {
  await useUp('owner', mailLimits);
  expect(await call('owner', id)).toBe('204, 1 mails');
});
