import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCostUses, runInLane } from '../../../src/backend/api/costs.ts';
import { createProcessCounters } from '../../../src/backend/limits/createProcessCounters.ts';
import type { LimitName } from '../../../src/backend/limits/limits.ts';
import { type Counters, reset, spend, type Uses } from '../../../src/backend/limits/spend.ts';
import { type OperationId, operations } from '../../../src/protocol/index.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { idOf, now, type TestApp, testApp } from '../fixtures/testApp.ts';

const session = `${idOf('mueller')} `;
let app: TestApp;
let counters: Counters<'process'>;
beforeAll(async () => {
  counters = createProcessCounters();
  app = await testApp({ counters });
}, hookTimeout);
afterAll(() => app.close());
beforeEach(() => reset(counters, { callsOfSession: session }));

async function useUp(name: LimitName): Promise<void> {
  const uses = { [name]: session } as Uses<'process'>;
  while ((await spend(counters, uses, now)) === null);
}

/** Sends a body that each operation would refuse with 400 or 415, if it were read. */
const send = (id: OperationId) => {
  const { method, path } = operations[id];
  const filled = path
    .replace('{accountId}', idOf('mueller'))
    .replace('{policyNumber}', '2417Y-3.508.126')
    .replace(/\{\w+\}/g, '0b7e4a52-6c1d-4f0a-9e3b-1c2d3e4f5a6b');
  return app.call('mueller', method, filled, method === 'GET' ? {} : { raw: 'no JSON' });
};

describe.each([
  ['changeName', 'writesOfSession', 'writesOfSessionADay'],
  ['changePassword', 'hashesOfSession', 'hashesOfSessionADay'],
  ['downloadClaimReport', 'papersOfSession', 'papersOfSessionADay'],
  ['uploadDocument', 'uploadsOfSession', 'uploadsOfSessionADay'],
] as const)('%s', (id, ofMinute, ofDay) => {
  it.each([ofMinute, ofDay])('is refused before its body is read when %s is used up', async (name) => {
    const before = await send(id);
    expect([400, 404, 415, 422]).toContain(before.status);
    await useUp(name);

    const response = await send(id);
    expect([response.status, app.log.at(-1)]).toMatchObject([429, { detail: name }]);
    expect((await send('getAccount')).status).toBe(200);
    await reset(counters, { [name]: session } as Uses<'process'>);
  });
});

it.each(Object.values(operations).filter(({ method }) => method !== 'GET'))(
  '$id has a limit of its own, or only reckons',
  ({ id }) => {
    const isReckoning = /^(?:calculate|validate|check|suggest|resolve)/.test(id);
    expect(Object.keys(getCostUses(id, session)).length).toBe(isReckoning ? 0 : 2);
  },
);

it.each([
  ['getAccount', 2],
  ['changeName', 2],
  ['changePassword', 1],
  ['downloadClaimReport', 1],
  ['uploadDocument', 2],
])('%s runs %i times at once for a session, and others at once', async (id, atOnce) => {
  let running = 0;
  let end = () => undefined as void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const call = (key: string) =>
    runInLane(id, key, async () => {
      running += 1;
      await ended;
    });
  const calls = [...Array.from({ length: 15 }, () => call('a')), call('b')];
  await new Promise((resolve) => setImmediate(resolve));

  expect(running).toBe(atOnce + 1);
  end();
  await Promise.all(calls);
});
