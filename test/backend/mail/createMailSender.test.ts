import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailSender, type Deliver } from '../../../src/backend/mail/createMailSender.ts';
import { createFolderDelivery } from '../../../src/backend/mail/createFolderDelivery.ts';
import { reportOutbox } from '../../../src/backend/mail/reportOutbox.ts';
import { queueMail } from '../../../src/backend/mail/queueMail.ts';
import { createSmtpDelivery } from '../../../src/backend/mail/createSmtpDelivery.ts';
import { type Database, openDatabase } from '../../../src/backend/store/openDatabase.ts';
import { exampleLetter } from './exampleLetter.ts';
import { startSmtpServer } from './smtpServer.ts';

let database: Database;
let now = new Date();
const minutes = 60_000;
const later = (wait: number) => (now = new Date(now.getTime() + wait));

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: 'memory://', dataDir: '' });
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await sql`truncate outbox restart identity`.execute(database.query);
  now = new Date(Date.now() + 1000);
});

const senderWith = (deliver: Deliver, failures: number[] = []) =>
  createMailSender({
    database,
    deliver,
    now: () => now,
    failed: (_id, attempts) => void failures.push(attempts),
  });

describe('queueMail', () => {
  it('queues a mail only when its transaction is committed', async () => {
    const undone = database.query.transaction().execute(async (transaction) => {
      await queueMail(transaction, exampleLetter(), null);
      throw new Error('undone');
    });

    await expect(undone).rejects.toThrow('undone');
    expect(await database.query.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});

describe('the sender', () => {
  it('delivers each mail once, also in concurrent calls and with two processes', async () => {
    const delivered: string[] = [];
    const deliver: Deliver = async ({ id }) => {
      delivered.push(id);
      await new Promise((resolve) => setImmediate(resolve));
    };
    for (let count = 0; count < 10; count += 1) await queueMail(database.query, exampleLetter(), null);

    const [one, other] = [senderWith(deliver), senderWith(deliver)];
    await Promise.all([one.drain(), one.drain(), other.drain()]);
    await one.drain();

    expect(delivered.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 10 }, (_, index) => String(index + 1)),
    );
  });

  it('retries a failed mail after growing pauses, without blocking others', async () => {
    const delivered: string[] = [];
    const failures: number[] = [];
    let isDown = true;
    const sender = senderWith(async ({ id }) => {
      if (id === '1' && isDown) throw new Error('down');
      delivered.push(id);
    }, failures);
    await queueMail(database.query, exampleLetter(), null);
    await queueMail(database.query, exampleLetter(), null);

    await sender.drain();
    expect([delivered, failures]).toEqual([['2'], [1]]);
    later(0.9 * minutes);
    await sender.drain();
    expect(failures).toEqual([1]);
    later(0.2 * minutes);
    await sender.drain();
    later(4 * minutes);
    await sender.drain();
    expect(failures).toEqual([1, 2]);
    isDown = false;
    later(2 * minutes);
    await sender.drain();

    expect(delivered).toEqual(['2', '1']);
  });

  it('delivers mails that a dead process had leased', async () => {
    await queueMail(database.query, exampleLetter(), null);
    let died: () => void = () => undefined;
    const isDead = new Promise<void>((resolve) => (died = resolve));
    const dying = senderWith(() => {
      died();
      return new Promise(() => undefined);
    });
    void dying.drain();
    await isDead;
    const delivered: string[] = [];
    const sender = senderWith(async ({ id }) => void delivered.push(id));

    await sender.drain();
    expect(delivered).toEqual([]);
    later(6 * minutes);
    await sender.drain();

    expect(delivered).toEqual(['1']);
  });
});

describe('delivery', () => {
  it('delivers mails to the server at SMTP_URL, each with a stable id', async () => {
    const server = await startSmtpServer();
    await queueMail(database.query, exampleLetter(), null);

    await senderWith(createSmtpDelivery(server.url)).drain();
    await server.close();

    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatch(/^From: Lindenau <service@lindenau\.example>$/m);
    expect(server.mails[0]).toMatch(/^Reply-To: schaden@lindenau\.example$/m);
    expect(server.mails[0]).toMatch(
      /^Date: (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d? [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d [+-]\d{4}$/m,
    );
    expect(server.mails[0]).toMatch(/^To: sabine\.mueller@beispiel\.de$/m);
    expect(server.mails[0]).toMatch(/^Message-ID: <outbox-1-\d+@lindenau\.example>$/m);
    expect(server.mails[0]).toContain('multipart/alternative');
  });

  it('a mail stays in the outbox when there is no server', async () => {
    const failures: number[] = [];
    await queueMail(database.query, exampleLetter(), null);

    await senderWith(createSmtpDelivery('smtp://127.0.0.1:1'), failures).drain();

    expect(failures).toEqual([1]);
    expect(await database.query.selectFrom('outbox').select('sent_at').execute()).toEqual([
      { sent_at: null },
    ]);
  });

  it('files mails where npm run outbox lists and opens them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
    expect(reportOutbox(folder, []).text).toContain('keine E-Mail');
    await queueMail(database.query, exampleLetter(), null);
    await queueMail(database.query, exampleLetter({ to: 'jens@beispiel.de', subject: 'Zweite' }), null);

    await senderWith(createFolderDelivery(folder)).drain();

    const list = reportOutbox(folder, []).text.split('\n');
    expect(list[0]).toMatch(/^1 {2}.+ {2}sabine\.mueller@beispiel\.de {2}Ihre Schadenmeldung/);
    expect(list[1]).toMatch(/^2 {2}.+ {2}jens@beispiel\.de {12}Zweite/);
    expect(reportOutbox(folder, ['1']).text).toContain(
      'Betreff: Ihre Schadenmeldung ist bei uns eingegangen\n\nGuten Tag',
    );
    expect(reportOutbox(folder, ['1', '--html', 'x.html']).file?.content).toContain('<!doctype html>');
    expect(reportOutbox(folder, ['3'])).toMatchObject({ isError: true });
    expect(reportOutbox(folder, ['../1'])).toMatchObject({ isError: true });
    expect(reportOutbox(folder, ['1', '--html'])).toMatchObject({ isError: true });
    await rm(folder, { recursive: true });
  });

  it('files attachments, which npm run outbox names and saves', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
    const content = Buffer.from('%PDF-1.7').toString('base64');
    const attachments = [{ name: 'Karte.pdf', mediaType: 'application/pdf', content }];
    await queueMail(database.query, exampleLetter({ attachments }), null);
    await queueMail(database.query, exampleLetter(), null);

    await senderWith(createFolderDelivery(folder)).drain();

    expect(reportOutbox(folder, ['1']).text).toContain('\nAnhang:  Karte.pdf\n');
    expect(reportOutbox(folder, ['1', '--attachment', 'x.pdf']).file).toEqual({
      name: 'x.pdf',
      content: Buffer.from('%PDF-1.7'),
    });
    expect(reportOutbox(folder, ['2', '--attachment', 'x.pdf'])).toMatchObject({ isError: true });
    await rm(folder, { recursive: true });
  });
});
