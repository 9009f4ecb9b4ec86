import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startRetentionSweep } from '../../../../src/backend/store/startRetentionSweep.ts';
import { maxDraftLength } from '../../../../src/protocol/maxDraftLength.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { idOf, now, password, type TestApp, testApp } from '../../fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
}, hookTimeout);
afterAll(() => app.close());
beforeEach(() => app.database.query.deleteFrom('drafts').execute());

const golf = '2417Y-3.508.126';
const first = '11111111-1111-4111-8111-111111111111';
const second = '22222222-2222-4222-8222-222222222222';
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

const placeOf = (rest = '', as = 'mueller') => `/api/v1/draft/accounts/${idOf(as)}/drafts${rest}`;
const own = `/claim-report/${golf}`;

const fresh = {
  revision: first,
  replaces: null,
  step: 'details',
  changedAt: minutesAgo(1),
  content: '{"secret":"Venloer"}',
};

async function put(body: object, rest = own, as = 'mueller'): Promise<readonly [number, string]> {
  const reply = await app.call(as, 'PUT', placeOf(rest, as), { body: { ...fresh, ...body } });
  return [reply.status, await reply.text()];
}
const read = async (rest = own, as = 'mueller'): Promise<unknown> =>
  (await app.call(as, 'GET', placeOf(rest, as))).json();
const stored = () => app.database.query.selectFrom('drafts').selectAll().execute();

describe('a draft', () => {
  it('is listed with its step, and can be read again as it was stored', async () => {
    expect(await put({})).toMatchObject([200, expect.any(String)]);
    const entry = {
      form: 'claim-report',
      policyNumber: golf,
      revision: first,
      step: 'details',
      changedAt: minutesAgo(1),
      expiresAt: '2026-11-28T11:00:00.000Z',
    };
    expect(await read('')).toEqual([entry]);
    expect(await read()).toEqual({ draft: { ...entry, content: fresh.content } });
  });

  it('is encrypted in the database, including step and answers', async () => {
    await put({});
    const text = JSON.stringify(await stored());
    expect(text).not.toMatch(/Venloer|details/);
  });

  it('cannot be decrypted in the row of another', async () => {
    await put({});
    await put({}, '/claim-report/2417Y-3.508.139');
    const [one] = await stored();
    await app.database.query
      .updateTable('drafts')
      .set({ sealed: one?.sealed ?? '' })
      .execute();
    expect(await read('')).toHaveLength(1);
  });

  it('is missing after it was deleted, and a second deletion succeeds', async () => {
    await put({});
    for (const _ of [1, 2]) expect((await app.call('mueller', 'DELETE', placeOf(own))).status).toBe(204);
    expect(await read()).toEqual({ draft: null });
  });

  it.each([
    ['a week after its last change', 7 * 24 * 60, []],
    ['a minute before', 7 * 24 * 60 - 1, [first]],
  ])('cannot be read any more %s', async (_, minutes, revisions) => {
    await put({});
    await app.database.query
      .updateTable('drafts')
      .set({ stored_at: minutesAgo(minutes) })
      .execute();
    expect(((await read('')) as readonly { revision: string }[]).map(({ revision }) => revision)).toEqual(
      revisions,
    );
  });

  it('is removed by the sweep when it is a week old', async () => {
    await put({});
    const later = new Date(now.getTime() + 7 * 24 * 60 * 60_000);
    await startRetentionSweep(
      app.database,
      () => later,
      () => undefined,
      () => Promise.resolve(),
    ).stop();
    expect(await stored()).toEqual([]);
  });
});

describe('two devices', () => {
  beforeEach(() => put({}));

  it.each([
    ['the next state of what is stored', { revision: second, replaces: first }, 200],
    ['the same state again', {}, 200],
    ['a change that knows another state', { revision: second, replaces: randomUUID() }, 409],
    ['a change that knows no state', { revision: second }, 409],
  ])('%s', async (_, body, status) => {
    const [answered, text] = await put(body);
    expect(answered).toBe(status);
    expect(text.includes('DRAFT_CHANGED')).toBe(status === 409);
    expect(await read()).toMatchObject({
      draft: { revision: status === 200 ? { ...fresh, ...body }.revision : first },
    });
  });

  it('a draft that was sent or discarded on one device is reported as gone to the other', async () => {
    await app.call('mueller', 'DELETE', placeOf(own));
    expect(await put({ revision: second, replaces: first })).toEqual([410, 'DRAFT_GONE']);
    expect(await stored()).toEqual([]);
  });

  it('a clock that is ahead gets no precedence', async () => {
    await put({ revision: second, replaces: first, changedAt: '2099-01-01T00:00:00Z' });
    expect(await read()).toMatchObject({ draft: { changedAt: now.toISOString() } });
  });
});

describe('limits of drafts', () => {
  it('a draft has a maximum size', async () => {
    expect(await put({ content: 'x'.repeat(maxDraftLength + 1) })).toEqual([400, 'INVALID_REQUEST']);
    expect((await put({ content: 'x'.repeat(maxDraftLength) }))[0]).toBe(200);
  });

  it('an account has a maximum number of drafts: the oldest is removed', async () => {
    for (let form = 0; form < 11; form += 1) {
      await put({}, `/form-${form}/${golf}`);
      await app.database.query
        .updateTable('drafts')
        .set({ stored_at: minutesAgo(60 - form) })
        .where('form', '=', `form-${form}`)
        .execute();
    }
    const forms = (await stored()).map(({ form }) => form);
    expect(forms).toHaveLength(10);
    expect(forms).not.toContain('form-0');
  });
});

describe('access to drafts', () => {
  it('drafts of another account are not found', async () => {
    await put({});
    expect(await read('', 'mahnung')).toEqual([]);
    expect(await read(own, 'mahnung')).toEqual({ draft: null });
    await app.call('mahnung', 'DELETE', placeOf(own, 'mahnung'));
    expect(await stored()).toHaveLength(1);
    expect(await put({}, own, 'mahnung')).toEqual([403, 'FORBIDDEN']);
  });

  it('an account without the function has no drafts', async () => {
    expect(await put({}, own, 'demo')).toEqual([403, 'DEMO_ACCOUNT']);
    await app.database.query
      .updateTable('accounts')
      .set({ application: JSON.stringify([]) })
      .where('account_id', '=', idOf('mahnung'))
      .execute();
    for (const [method, rest] of [
      ['GET', ''],
      ['GET', own],
      ['DELETE', own],
    ] as const) {
      const reply = await app.call('mahnung', method, placeOf(rest, 'mahnung'));
      expect([reply.status, await reply.text()]).toEqual([403, 'FUNCTIONALITY_OFF']);
    }
    expect(await put({}, own, 'mahnung')).toEqual([403, 'FUNCTIONALITY_OFF']);
  });

  it('a deleted account leaves no drafts behind', async () => {
    expect((await put({}, '/claim-report/2417Y-9.000.198', 'abschied'))[0]).toBe(200);
    const reply = await app.call('abschied', 'DELETE', `/api/v1/account/accounts/${idOf('abschied')}`, {
      body: { email: 'adele.abschied@beispiel.de', password },
    });
    expect(reply.ok).toBe(true);
    expect(await stored()).toEqual([]);
  });
});
