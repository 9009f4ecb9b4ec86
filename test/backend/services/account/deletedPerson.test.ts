import { beginFingerprint, createDigest } from '../../../../src/backend/api/createDigest.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailSender } from '../../../../src/backend/mail/createMailSender.ts';
import { operations, type OperationId } from '../../../../src/protocol/index.ts';
import { thirdPartyClaim } from '../../../protocol/claims.ts';
import { formWith, pdf } from '../../fixtures/documents.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { idOf, now, password, type TestApp, testApp } from '../../fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
}, hookTimeout);
afterAll(() => app.close());

const call = (id: OperationId, body?: unknown) =>
  app.call('mueller', operations[id].method, operations[id].path.replace('{accountId}', idOf('mueller')), {
    ...(body === undefined ? {} : { body }),
    headers: { 'idempotency-key': `key-of-${id}` },
  });

/** Reads all rows of all tables as text, decrypted, with the names of their tables. */
async function allRows(): Promise<readonly string[]> {
  const { query } = app.database;
  const { rows: tables } = await sql<{ name: string }>`select table_name as name
    from information_schema.tables where table_schema = 'public'`.execute(query);
  const rows: string[] = [];
  for (const { name } of tables) {
    const found = await sql<{ row: unknown }>`select to_jsonb(t) as row from ${sql.table(name)} as t`.execute(
      query,
    );
    rows.push(...found.rows.map(({ row }) => `${name}: ${JSON.stringify(row)}`));
  }
  return rows;
}

/** Names, addresses and numbers of the person, and words of the requests. */
const traces = /Anna|anna\.mueller|Dürener Straße 142|555-4711|1984-09-23|Geheime Nachricht|JVBERi/;

it('API-010 no table contains data of a deleted person', async () => {
  const policyNumber = '2417Y-3.508.126';
  const statuses = [
    await call('reportClaim', thirdPartyClaim()),
    await call('changeConsent', {
      mailAdvertising: false,
      phone: true,
      survey: false,
      phoneNumber: '0221 555-4711',
    }),
    await call('sendMailContact', { policyNumber, text: 'Geheime Nachricht', email: 'a@b.de' }),
    await call('changePassword', { oldPassword: 'falsch', newPassword: 'lang genug' }),
    await app.call(
      'mueller',
      'POST',
      operations.uploadDocument.path.replace('{accountId}', idOf('mueller')),
      {
        raw: formWith(pdf()),
        headers: { 'idempotency-key': 'key-of-upload' },
      },
    ),
  ].map(({ status }) => status);
  expect(statuses).toEqual([201, 204, 204, 403, 200]);
  await app.database.query.updateTable('documents').set({ used_at: now.toISOString() }).execute();
  await app.database.query
    .insertInto('read_documents')
    .values({
      account_id: idOf('mueller'),
      policy_number: policyNumber,
      document_id: 'conditions-general',
      read_at: now.toISOString(),
    })
    .execute();
  const named = (await allRows()).filter((row) => traces.test(row)).map((row) => row.split(':')[0]);
  expect(new Set(named)).toEqual(new Set(['accounts', 'users', 'policies', 'outbox', 'document_blocks']));

  const deleted = await call('deleteAccount', { password, email: 'anna.mueller@beispiel.de' });
  expect(deleted.status).toBe(204);
  const letters: string[] = [];
  const sender = createMailSender({
    database: app.database,
    deliver: async ({ subject }) => void letters.push(subject),
    now: () => new Date(Date.now() + 60_000),
    failed: () => undefined,
  });
  await sender.drain();

  expect(letters).toEqual(['Ihr Konto ist gelöscht']);
  // A related account has the same address and a name of its own.
  const rows = (await allRows()).filter((row) => !row.includes(idOf('mueller-partner')));
  expect(rows.filter((row) => traces.test(row))).toEqual([]);
  // The remaining rows have the bare account number: the account itself, its contracts and claims, and the audit log for its
  // age: a thief could delete an account to remove the traces.
  const ofAccount = rows.filter((row) => row.includes(`:"${idOf('mueller')}"`));
  expect(new Set(ofAccount.map((row) => row.split(':')[0]))).toEqual(
    new Set(['accounts', 'audit_events', 'claims', 'policies']),
  );
});

it('the content of a sent mail, above all a code in a letter, is erased', async () => {
  const { query } = app.database;
  await query.deleteFrom('outbox').execute();
  const code = 'K7RW PX42 QMTZ';
  await query
    .insertInto('outbox')
    .values({
      from: 'a@b.de',
      to: 'Nina Neumann, Venloer Straße 230',
      subject: 'Ihr Freischaltcode',
      text: code,
      html: code,
      by_post: true,
      attachments: '[]',
    } as never)
    .execute();
  const seen: string[] = [];
  await createMailSender({
    database: app.database,
    deliver: async ({ text }) => void seen.push(text),
    now: () => new Date(Date.now() + 60_000),
    failed: () => undefined,
  }).drain();

  expect(seen).toEqual([code]);
  expect((await allRows()).filter((row) => /QMTZ|Neumann, Venloer|Freischaltcode/.test(row))).toEqual([]);
});

it('no hash or copy of a password or code in a request is stored', async () => {
  const body = { newEmail: 'fee.neu@beispiel.de', password };
  const path = operations.changeEmail.path.replace('{accountId}', idOf('fehler'));
  const send = (other: object) =>
    app.call('fehler', 'PUT', path, {
      body: { ...body, ...other },
      headers: { 'idempotency-key': 'key-of-fee' },
    });
  expect((await send({})).status).toBe(204);
  const digests = async () =>
    app.database.query
      .selectFrom('idempotency_keys')
      .select('body_digest')
      .where('key', '=', 'key-of-fee')
      .execute();

  // Without the key of the server, passwords cannot be tried against the digest.
  expect((await send({})).status).toBe(204);
  const before = await digests();
  expect(before).toHaveLength(1);
  expect((await send({ password: 'another one' })).status).toBe(409);
  expect(await digests()).toEqual(before);
  const digestWith = (secret: string) =>
    beginFingerprint(createDigest(secret), operations.changeEmail, {
      path: { accountId: idOf('fehler') },
      query: {},
    })
      .update(JSON.stringify(body))
      .digest('hex');
  expect(before[0]?.body_digest).toBe(digestWith('secret of the tests'));
  expect(before[0]?.body_digest).not.toBe(digestWith(''));
});
