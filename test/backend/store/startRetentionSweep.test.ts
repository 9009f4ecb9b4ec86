import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startRetentionSweep } from '../../../src/backend/store/startRetentionSweep.ts';
import type { Tables } from '../../../src/backend/store/Tables.ts';
import { storedDocuments } from '../fixtures/documents.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { idOf, now, type TestApp, testApp } from '../fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
}, hookTimeout);
afterAll(() => app.close());
beforeEach(() => app.database.query.deleteFrom('documents').execute());

const day = 24 * 60 * 60 * 1000;
const ids = ['1', '2', '3', '4'].map((digit) => `0000000${digit}-0000-4000-8000-000000000000`);

const sweptAt = (moment: Date) =>
  startRetentionSweep(
    app.database,
    () => moment,
    () => undefined,
    async () => undefined,
  ).stop();

describe('the sweep of documents', () => {
  it('removes unused documents older than a day, with their content', async () => {
    const rows = [
      { state: 'pending', age: day + 1, used: false },
      { state: 'done', age: day + 1, used: false },
      { state: 'done', age: day + 1, used: true },
      { state: 'done', age: day - 1, used: false },
    ] as const;
    const { query } = app.database;
    for (const [index, { state, age, used }] of rows.entries()) {
      const id = ids[index] ?? '';
      const created_at = new Date(now.getTime() - age).toISOString();
      await query
        .insertInto('documents')
        .values({
          id,
          account_id: idOf('mueller'),
          state,
          media_type: 'image/png',
          size: 3,
          created_at,
          used_at: used ? created_at : null,
        })
        .execute();
      await query
        .insertInto('document_blocks')
        .values({ document_id: id, position: 0, content: 'YWJj' })
        .execute();
    }

    await startRetentionSweep(
      app.database,
      () => now,
      () => undefined,
      async () => undefined,
    ).stop();

    const { blocks, documents } = await storedDocuments(app.database);
    expect(documents.map(({ id }) => id).toSorted()).toEqual([ids[2], ids[3]]);
    expect(blocks).toBe(2);
  });

  it('logs a failure and goes on', async () => {
    const log: string[] = [];
    const sweep = startRetentionSweep(
      app.database,
      () => new Date(Number.NaN),
      ({ event }) => log.push(event),
      async () => undefined,
    );
    await sweep.stop();

    expect(log).toEqual(['error']);
  });
});

describe('the sweep of tables that strangers can make grow', () => {
  const at = (age: number) => new Date(now.getTime() - age).toISOString();
  const account_id = idOf('mueller');
  /** Rows that are removed at `now`, with their tables, each with one that stays. */
  const cases: readonly (readonly [what: string, table: keyof Tables, goes: Row, stays: Row])[] = [
    [
      'answers to repeated requests',
      'idempotency_keys',
      { account_id, operation: 'a', key: 'old', body_digest: '', created_at: at(2 * day + 1) },
      { account_id, operation: 'a', key: 'new', body_digest: '', created_at: at(2 * day - 1) },
    ],
    [
      'counts of limits',
      'limit_counters',
      { key: 'old', count: 3, until: at(1) },
      { key: 'new', count: 3, until: at(-1) },
    ],
    [
      'records of sign-ins',
      'identity_records',
      { model: 'Session', id: 'old', brand: 'lindenau', payload: '{}', expires_at: at(1) },
      { model: 'Session', id: 'new', brand: 'lindenau', payload: '{}', expires_at: at(-1) },
    ],
    [
      'addresses that nobody confirmed',
      'pending_emails',
      { account_id, email: 'a@b.example', token_hash: 'old', expires_at: at(1) },
      { account_id: idOf('neu'), email: 'a@b.example', token_hash: 'new', expires_at: at(-1) },
    ],
    ['sent mails', 'outbox', mailOf(at(8 * day), at(8 * day)), mailOf(at(6 * day), at(6 * day))],
    ['mails nobody takes', 'outbox', mailOf(at(31 * day), null), mailOf(at(29 * day), null)],
    [
      'notifications',
      'notifications',
      { id: 'old', account_id, created_at: at(800 * day), message: '{}' },
      { id: 'new', account_id, created_at: at(day), message: '{}' },
    ],
    [
      'notes about documents',
      'read_documents',
      { account_id, policy_number: '2417Y-3.508.126', document_id: 'old', read_at: at(3651 * day) },
      { account_id, policy_number: '2417Y-3.508.126', document_id: 'new', read_at: at(3649 * day) },
    ],
    ['claims', 'claims', claimOf(ids[0], 4027), claimOf(ids[1], 4025)],
    ['changes of contracts', 'policy_changes', changeOf(ids[0], 4027), changeOf(ids[1], 4025)],
    [
      'changes of payment',
      'payment_changes',
      { ...changeOf(ids[0], 4027), handed_over: true, done: false },
      { ...changeOf(ids[1], 4027), done: false },
    ],
    ['files of claims and changes', 'documents', fileOf(ids[0], 4027), fileOf(ids[1], 4025)],
  ];

  it.each(cases)('removes old %s', async (_, table, goes, stays) => {
    const { query } = app.database;
    await query.deleteFrom(table).execute();
    await query
      .insertInto(table)
      .values([goes, stays] as never)
      .execute();

    await sweptAt(now);

    expect(await query.selectFrom(table).selectAll().execute()).toMatchObject([matchable(stays)]);
  });

  it('keeps the newest rows of too many: per account, and of unfinished sign-ins', async () => {
    const { query } = app.database;
    await sql`delete from idempotency_keys`.execute(query);
    await sql`insert into idempotency_keys (account_id, operation, key, body_digest, created_at)
      select ${account_id}, 'a', number::text, '', ${now.toISOString()}::timestamptz - number * interval '1 second'
      from generate_series(1, 1003) as number`.execute(query);
    await sql`insert into identity_records (model, id, brand, payload, expires_at)
      select 'Interaction', number::text, 'lindenau', '{}', ${now.toISOString()}::timestamptz + number * interval '1 second'
      from generate_series(1, 20002) as number`.execute(query);

    await sweptAt(now);

    const keys = await query.selectFrom('idempotency_keys').select('key').execute();
    expect(keys).toHaveLength(1000);
    expect(keys.map(({ key }) => key)).not.toContain('1001');
    const { rows } = await sql`select count(*)::integer as count, min(id::integer) as oldest
      from identity_records where model = 'Interaction'`.execute(query);
    expect(rows).toEqual([{ count: 20_000, oldest: 3 }]);
  });
});

const yearsAgo = (days: number) => new Date(now.getTime() - days * day).toISOString();

function claimOf(id: string | undefined, days: number) {
  const row = { id, account_id: idOf('mueller'), policy_number: '2417Y-3.508.126', reference: id };
  return { ...row, reported_at: yearsAgo(days), claim: '{}', answers: null };
}

function changeOf(id: string | undefined, days: number) {
  const row = { id, account_id: idOf('mueller'), policy_number: '2417Y-3.508.126' };
  const state = { takes_effect_on: '2015-01-01', handed_over: false, change: '{}', done: true };
  return { ...row, ...state, received_at: yearsAgo(days) };
}

function fileOf(id: string | undefined, days: number) {
  const moments = { created_at: yearsAgo(days), used_at: yearsAgo(days) };
  return { id, account_id: idOf('mueller'), state: 'done', media_type: 'image/png', size: 3, ...moments };
}

function mailOf(created_at: string, sent_at: string | null) {
  return { created_at, sent_at, from: '', to: '', subject: '', text: '', attachments: '[]' };
}

/** Removes columns of JSON, which are written as text and read as values. */
function matchable({
  payload: _payload,
  message: _message,
  attachments: _attachments,
  claim: _claim,
  change: _change,
  ...rest
}: Row) {
  return rest;
}

type Row = Readonly<Record<string, unknown>>;
