import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailSender } from '../../../src/backend/mail/createMailSender.ts';
import { queueMail } from '../../../src/backend/mail/queueMail.ts';
import { createSmtpDelivery } from '../../../src/backend/mail/createSmtpDelivery.ts';
import type { Database } from '../../../src/backend/store/openDatabase.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { testDatabase } from '../fixtures/testDatabase.ts';
import { exampleLetter } from './exampleLetter.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
}, hookTimeout);
afterAll(() => database.close());

interface Received {
  readonly isEncrypted: boolean;
  readonly user: string | null | undefined;
  readonly from: string;
  readonly to: readonly string[];
  readonly mail: string;
}

/** Starts an independent mail server with its own certificate, which accepts mails of `portal` with the password `geheim`. */
async function startServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const passwords: string[] = [];
  const server = new SMTPServer({
    ...options,
    onAuth({ username, password }, _session, done) {
      passwords.push(password ?? '');
      if (username === 'portal' && password === 'geheim') done(null, { user: username });
      else done(new Error('Wrong password'));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          isEncrypted: session.secure,
          user: session.user,
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          mail: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    received,
    passwords,
    url: (user: string, more = '') => `smtp://${user}127.0.0.1:${port}${more}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The option accepts the self-signed certificate of the server. */
const trusting = '?tls.rejectUnauthorized=false';

async function deliverTo(url: string): Promise<readonly string[]> {
  const failures: string[] = [];
  await database.query.deleteFrom('outbox').execute();
  await queueMail(database.query, exampleLetter(), null);
  await createMailSender({
    database,
    deliver: createSmtpDelivery(url),
    now: () => new Date(Date.now() + 60_000),
    failed: (_id, _attempts, error) => failures.push(String(Object(error).code)),
  }).drain();
  return failures;
}

describe('a real mail server', () => {
  it('accepts a mail over STARTTLS with sign-in, with the headers of RFC 5322', async () => {
    const server = await startServer();
    const failures = await deliverTo(server.url('portal:geheim@', trusting));
    await server.close();

    expect(failures).toEqual([]);
    const [first] = server.received;
    const mail = first?.mail ?? '';
    expect(first).toMatchObject({
      isEncrypted: true,
      user: 'portal',
      from: 'service@lindenau.example',
      to: ['sabine.mueller@beispiel.de'],
    });
    expect(mail).toMatch(/^From: Lindenau <service@lindenau\.example>\r$/m);
    expect(mail).toMatch(/^Reply-To: schaden@lindenau\.example\r$/m);
    expect(mail).toMatch(/^Date: [A-Z][a-z]{2}, \d\d? [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d \+0000\r$/m);
  });

  it.each([
    ['whose certificate nobody signed', 'portal:geheim@', '', {}, 'ESOCKET'],
    ['that does not know the password', 'portal:falsch@', trusting, {}, 'EAUTH'],
    [
      'that offers no encryption',
      'portal:geheim@',
      trusting,
      { hideSTARTTLS: true, disabledCommands: ['STARTTLS'] },
      'ETLS',
    ],
  ] as const)('%s gets no mail, and it stays in the outbox', async (_, user, more, options, code) => {
    const server = await startServer(options as SMTPServerOptions);
    const failures = await deliverTo(server.url(user, more));
    await server.close();

    expect(server.received).toEqual([]);
    expect(failures).toEqual([code]);
    expect(server.passwords).toEqual(code === 'EAUTH' ? ['falsch'] : []);
    expect(await database.query.selectFrom('outbox').select('sent_at').execute()).toEqual([
      { sent_at: null },
    ]);
  });
});
