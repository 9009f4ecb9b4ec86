import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { thirdPartyClaim } from '../../../protocol/claims.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { idOf, now, type TestApp, testApp } from '../../fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
}, hookTimeout);
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['claims', 'idempotency_keys', 'drafts', 'sent_drafts'] as const)
    await app.database.query.deleteFrom(table).execute();
  await put(first);
});

const { policyNumber } = thirdPartyClaim().contractData;
const first = '11111111-1111-4111-8111-111111111111';
const second = '22222222-2222-4222-8222-222222222222';
const drafts = `/api/v1/draft/accounts/${idOf('mueller')}/drafts/claim-report/${policyNumber}`;

async function put(revision: string, replaces: string | null = null): Promise<number> {
  const body = { revision, replaces, step: 'type', changedAt: now.toISOString(), content: '{}' };
  return (await app.call('mueller', 'PUT', drafts, { body })).status;
}

/** Reports the claim from a draft, or without one. Each report is an intent of its own. */
async function report(draft: string | null): Promise<readonly [status: number, body: string]> {
  const headers = {
    'idempotency-key': crypto.randomUUID(),
    ...(draft === null ? {} : { 'draft-revision': draft }),
  };
  const reply = await app.call('mueller', 'POST', `/api/v1/claim/accounts/${idOf('mueller')}`, {
    body: thirdPartyClaim(),
    headers,
  });
  return [reply.status, await reply.text()];
}
const claimIds = async () =>
  (await app.database.query.selectFrom('claims').select('id').execute()).map(({ id }) => id);

describe('a draft', () => {
  it('is sent once: a second device gets the address of the receipt', async () => {
    expect(await report(`claim-report/${first}`)).toMatchObject([201, expect.any(String)]);
    const [claimId] = await claimIds();
    expect(await app.database.query.selectFrom('drafts').selectAll().execute()).toEqual([]);

    const [status, body] = await report(`claim-report/${first}`);
    expect([status, JSON.parse(body)]).toEqual([
      409,
      { code: 'DRAFT_SENT', receipt: `/claims/reports/${claimId}` },
    ]);
    expect(await claimIds()).toHaveLength(1);
  });

  it('that another device has continued and sent is sent once as well', async () => {
    await put(second, first);
    await report(`claim-report/${second}`);
    expect(await report(`claim-report/${first}`)).toMatchObject([409, expect.stringContaining('DRAFT_SENT')]);
    expect(await put(second, first)).toBe(410);
  });

  it.each<readonly [what: string, draft: string | null, status: number, body: string]>([
    ['the state of the account', `claim-report/${first}`, 201, 'claimId'],
    ['two states, one of them that of the account', `claim-report/${second}/${first}`, 201, 'claimId'],
    ['an older state', `claim-report/${second}`, 409, 'DRAFT_CHANGED'],
    ['no state', 'claim-report/none', 409, 'DRAFT_CHANGED'],
    ['another form', 'evb/none', 201, 'claimId'],
    ['a header without a revision', 'claim-report', 400, 'INVALID_REQUEST'],
    ['no header, as the specification has it', null, 201, 'claimId'],
  ])('is checked against %s', async (_, draft, status, body) => {
    expect(await report(draft)).toMatchObject([status, expect.stringContaining(body)]);
    expect(await claimIds()).toHaveLength(status === 201 ? 1 : 0);
  });

  it.each<readonly [what: string, draft: string, status: number]>([
    ['that was discarded elsewhere', `claim-report/${first}`, 409],
    ['that may not have arrived', `claim-report/none/${first}`, 201],
  ])('%s is refused only when it was there', async (_, draft, status) => {
    await app.call('mueller', 'DELETE', drafts);
    const [answered, body] = await report(draft);
    expect(answered).toBe(status);
    expect(body.includes('DRAFT_GONE')).toBe(status === 409);
  });

  it('does not stop the next report about the same contract', async () => {
    await report(`claim-report/${first}`);
    expect(await put(second)).toBe(200);
    expect((await report(`claim-report/${second}`))[0]).toBe(201);
    expect(await claimIds()).toHaveLength(2);
  });

  it('is sent once by two devices at the same moment', async () => {
    const answers = await Promise.all([report(`claim-report/${first}`), report(`claim-report/${first}`)]);
    expect(answers.map(([status]) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect(await claimIds()).toHaveLength(1);
  });
});
