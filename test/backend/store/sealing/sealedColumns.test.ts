import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataCipher } from '../../../../src/backend/store/sealing/createDataCipher.ts';
import { createSealingPlugin } from '../../../../src/backend/store/sealing/createSealingPlugin.ts';
import { resealRows } from '../../../../src/backend/store/sealing/resealRows.ts';
import { sealedColumns } from '../../../../src/backend/store/sealing/sealedColumns.ts';
import { storePending } from '../../../../src/backend/store/storePending.ts';
import type { Database } from '../../../../src/backend/store/openDatabase.ts';
import type { Tables } from '../../../../src/backend/store/Tables.ts';
import { seedDatabase } from '../../../../src/backend/seed/seedDatabase.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { cheapHash, idOf, now, today } from '../../fixtures/testApp.ts';
import { testDatabase } from '../../fixtures/testDatabase.ts';

const account_id = idOf('mueller');
const policy_number = '2417Y-3.508.126';
const base = { account_id, policy_number };
const moment = now.toISOString();
const secret = 'Zerrung am Halswirbel';
const secretFile = Buffer.from(`%PDF-1.7 ${secret}`);
const never = () => false;

let database: Database;
let plain: Kysely<Tables>;
beforeAll(async () => {
  // The seed is written without encryption, like the data of an earlier version.
  database = await testDatabase((query) => seedDatabase(query, today, cheapHash));
  plain = database.query.withoutPlugins();
}, hookTimeout);
afterAll(() => database.close());

/** Writes a row with the secret into each sealed column, and reads it back. */
const rows: Readonly<Record<string, (query: Kysely<Tables>) => Promise<unknown>>> = {
  'claims.claim': async (query) => (await addClaim(query)).claim,
  'claims.answers': async (query) => (await addClaim(query)).answers,
  'document_blocks.content': async (query) => {
    const content = async function* () {
      yield secretFile;
    };
    const { id } = await storePending(
      query,
      { accountId: account_id, mediaType: 'application/pdf', now },
      content(),
    );
    const block = query.selectFrom('document_blocks').select('content').where('document_id', '=', id);
    return Buffer.from((await block.executeTakeFirstOrThrow()).content, 'base64').toString();
  },
  'papers.content': async (query) => {
    const id = randomUUID();
    const content = secretFile.toString('base64');
    await query
      .insertInto('papers')
      .values({ ...base, id, kind: 'greenCard', created_at: moment, name: 'karte.pdf', content })
      .execute();
    const paper = query.selectFrom('papers').select('content').where('id', '=', id);
    return Buffer.from((await paper.executeTakeFirstOrThrow()).content, 'base64').toString();
  },
  'policies.data': async (query) => {
    const policy = query.selectFrom('policies').select('data').where('policy_number', '=', policy_number);
    const { data } = await policy.executeTakeFirstOrThrow();
    const paymentDetails = { ...data.paymentDetails, bankAccount: { iban: secret } };
    await query
      .updateTable('policies')
      .set({ data: JSON.stringify({ ...data, paymentDetails }) })
      .where('policy_number', '=', policy_number)
      .execute();
    return (await policy.executeTakeFirstOrThrow()).data.paymentDetails;
  },
  'payment_changes.change': async (query) => {
    const id = randomUUID();
    const change = JSON.stringify({ paymentType: 'YEARLY', bankAccount: { iban: secret } });
    const state = { handed_over: false, done: false, takes_effect_on: today, received_at: moment };
    await query
      .insertInto('payment_changes')
      .values({ ...base, ...state, id, change })
      .execute();
    const stored = query.selectFrom('payment_changes').select('change').where('id', '=', id);
    return (await stored.executeTakeFirstOrThrow()).change;
  },
  'second_factors.secret': async (query) => {
    const user = await query.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const factor = { kind: 'code', browser: 'other, other', secret: secretFile.toString('base64') } as const;
    const { id } = await query
      .insertInto('second_factors')
      .values({ ...factor, user_id: user.id, created_at: moment })
      .returning('id')
      .executeTakeFirstOrThrow();
    const stored = query.selectFrom('second_factors').select('secret').where('id', '=', id);
    return Buffer.from((await stored.executeTakeFirstOrThrow()).secret ?? '', 'base64').toString();
  },
  'outbox.attachments': async (query) => {
    const attachments = JSON.stringify([{ name: 'a.pdf', mediaType: 'application/pdf', content: secret }]);
    const letter = { from: 'a', to: 'b', reply_to: 'c', subject: secret, text: '', html: null };
    const { id } = await query
      .insertInto('outbox')
      .values({ ...letter, account_id, attachments })
      .returning('id')
      .executeTakeFirstOrThrow();
    const mail = query.selectFrom('outbox').select('attachments').where('id', '=', id);
    return (await mail.executeTakeFirstOrThrow()).attachments;
  },
};

async function addClaim(query: Kysely<Tables>) {
  const id = randomUUID();
  const claim = JSON.stringify({ claimDate: today, injuries: secret });
  const answers = JSON.stringify([{ title: 'Verletzungen', rows: [secret] }]);
  const times = { reported_at: moment, review_since: null, decided_at: null };
  const row = { ...base, ...times, id, reference: id, claim, answers };
  await query.insertInto('claims').values(row).execute();
  return query
    .selectFrom('claims')
    .select(['claim', 'answers'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Returns the values of a sealed column as they stand in the database. */
async function readStored({ table, column }: (typeof sealedColumns)[number]): Promise<readonly string[]> {
  const text = sql`${sql.ref(column)}::text`;
  const stored = await sql<{ readonly text: string | null }>`
    select ${text} as text from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(plain);
  return stored.rows.map((row) => row.text ?? '');
}
const holdsSecret = (text: string) =>
  [secret, secretFile.toString('base64'), 'DE02120300000000202051'].some((each) => text.includes(each));

it('each sealed column has a row in this table', () => {
  expect(sealedColumns.map(({ table, column }) => `${table}.${column}`)).toEqual(Object.keys(rows));
});

describe('what is written is encrypted in the database, and read as it was:', () => {
  it.each(sealedColumns.map((sealed) => ({ sealed, name: `${sealed.table}.${sealed.column}` })))(
    '$name',
    async ({ sealed, name }) => {
      const before = (await readStored(sealed)).filter((text) => text.includes(secret));
      expect(JSON.stringify(await rows[name]?.(database.query))).toContain(secret);
      const after = (await readStored(sealed)).filter((text) => text.includes(secret));
      expect(after).toEqual(before);
      expect((await readStored(sealed)).some((text) => text.includes(`sealed:`))).toBe(true);
    },
  );
});

describe('after a start', () => {
  const readAll = () =>
    database.query
      .selectFrom('policies')
      .select(['policy_number', 'data'])
      .orderBy('policy_number')
      .execute();

  it('what an earlier version has stored is encrypted, and nothing is lost', async () => {
    const before = await readAll();
    expect((await readStored(ofPolicies)).some(holdsSecret)).toBe(true);

    expect(await resealRows(database.query, database.cipher, never)).toBeGreaterThan(50);

    for (const sealed of sealedColumns) expect((await readStored(sealed)).filter(holdsSecret)).toEqual([]);
    expect(await readAll()).toEqual(before);
    expect(await resealRows(database.query, database.cipher, never)).toBe(0);
  });

  it('the newest key replaces older ones, after which they are not needed', async () => {
    const before = await readAll();
    const [older, newer] = [Buffer.alloc(32, 8), Buffer.alloc(32, 9)];
    const under = (keys: readonly [Buffer, ...Buffer[]]) => {
      const cipher = createDataCipher(keys);
      return { cipher, query: plain.withPlugin(createSealingPlugin(cipher)) };
    };
    for (const { policy_number: number, data } of before)
      await under([older])
        .query.updateTable('policies')
        .set({ data: JSON.stringify(data) })
        .where('policy_number', '=', number)
        .execute();
    const rotated = under([newer, older]);

    await resealRows(rotated.query, rotated.cipher, never);

    const read = under([newer]).query.selectFrom('policies').select(['policy_number', 'data']);
    expect(await read.orderBy('policy_number').execute()).toEqual(before);
  });

  it('values whose key is missing stay as they are', async () => {
    const before = await readStored(ofPolicies);
    const cipher = createDataCipher([Buffer.alloc(32, 7)]);

    await resealRows(plain.withPlugin(createSealingPlugin(cipher)), cipher, never);

    expect((await readStored(ofPolicies)).toSorted()).toEqual([...before].toSorted());
  });

  const [ofPolicies] = sealedColumns.filter(({ table }) => table === 'policies') as [
    (typeof sealedColumns)[number],
  ];
});
