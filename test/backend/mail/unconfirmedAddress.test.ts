import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAccount, resetPassword } from '../../../src/backend/accounts/changeAccounts.ts';
import { mailPasswordLink } from '../../../src/backend/identity/passwords/mailPasswordLink.ts';
import { seedAccounts } from '../../../src/backend/seed/loadSeed.ts';
import { inTransaction } from '../../../src/backend/store/inTransaction.ts';
import { shippedBrands } from '../../brand/shippedBrands.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { idOf, now, password, type TestApp, testApp } from '../fixtures/testApp.ts';

let app: TestApp;
let clock = now;
beforeAll(async () => {
  app = await testApp({ clock: () => clock });
}, hookTimeout);
afterAll(() => app.close());
beforeEach(async () => {
  clock = now;
  for (const table of ['outbox', 'limit_counters'] as const)
    await app.database.query.deleteFrom(table).execute();
});

/** Asks for another address of a seeded account. */
const change = (as: string, newEmail: string) =>
  app.call(as, 'PUT', `/api/v1/authentication/accounts/${idOf(as)}/email`, { body: { newEmail, password } });
const mailsTo = (to: string) =>
  app.database.query.selectFrom('outbox').select(['subject', 'text', 'html']).where('to', '=', to).execute();

const stranger = 'zoe.fremd@beispiel.de';
const person = { email: stranger, salutation: 'FRAU', firstName: 'Wilhelmine', lastName: 'Quandt' } as const;
const lindenau = shippedBrands().find(({ id }) => id === 'lindenau');
if (lindenau === undefined) throw new Error('Lindenau is missing.');
const by = { operator: 'test', reason: null };
const place = () => ({
  brand: lindenau,
  origin: 'https://portal.example',
  now,
  by,
  query: app.database.query,
});
const ask = () => change('mueller', stranger);
const invite = () => addAccount(place(), person);
const reset = async () => {
  await invite();
  await app.database.query.deleteFrom('outbox').execute();
  await resetPassword(place(), stranger);
};
const forget = async () => {
  await invite();
  await inTransaction(app.database.query, async (store) => {
    const { account_id } = await store
      .selectFrom('users')
      .select('account_id')
      .where('email', '=', stranger)
      .executeTakeFirstOrThrow();
    await store.deleteFrom('outbox').execute();
    await mailPasswordLink(store, place(), 'passwordForgotten', account_id);
  });
};

/** The owner of the address that each mail goes to, and for an address that may not be confirmed yet what sends the mail there. */
const recipients: Readonly<Record<string, 'account' | 'service' | (() => Promise<unknown>)>> = {
  accountDeletedMail: 'account',
  claimOfRelatedMail: 'account',
  claimReceivedMail: 'account',
  confirmEmailMail: ask,
  contactMail: 'service',
  deletionPostponedMail: 'account',
  emailChangedMail: 'account',
  emailRequestedMail: 'account',
  evbMail: 'account',
  greenCardMail: 'account',
  invitationMail: invite,
  nameChangedMail: 'account',
  passwordChangedMail: 'account',
  passwordForgottenMail: forget,
  passwordResetMail: reset,
  passwordSetMail: 'account',
  paymentChangeMail: 'account',
  policyChangeMail: 'account',
  recoveryCodeUsedMail: 'account',
  recoveryCodesMail: 'account',
  requestOfRelatedMail: 'account',
  secondFactorAddedMail: 'account',
  secondFactorRemovedMail: 'account',
  secondStepGuessesMail: 'account',
  taxCertificateMail: 'account',
};

it('each mail has a recipient in the table', () => {
  const mails = readdirSync('src/backend', { recursive: true, encoding: 'utf8' })
    .map((file) => basename(file, '.de.json'))
    .filter((name) => name.endsWith('Mail'));
  expect(mails.toSorted()).toEqual(Object.keys(recipients).toSorted());
});

describe('a mail to an address that is not confirmed names no customer:', () => {
  it.each(
    Object.entries(recipients).flatMap(([mail, send]) => (typeof send === 'string' ? [] : [{ mail, send }])),
  )('$mail', async ({ send }) => {
    for (const table of ['password_links', 'users'] as const)
      await app.database.query.deleteFrom(table).where('account_id', 'in', ofStranger()).execute();
    await send();

    const [mail] = await mailsTo(stranger);
    const { firstName, lastName } = seedAccounts.get('mueller')?.profile ?? {};
    const text = `${mail?.subject}\n${mail?.text}\n${mail?.html}`;
    expect(text).toContain('Guten Tag,');
    for (const name of [firstName, lastName, 'Wilhelmine', 'Quandt', stranger, idOf('mueller')])
      expect(text).not.toContain(name);
  });
  const ofStranger = () =>
    app.database.query.selectFrom('users').select('account_id').where('email', '=', stranger);
});

describe('an address that is not confirmed', () => {
  it('gets three mails a day, whichever accounts and spellings ask', async () => {
    const asks = [
      ['mueller', 'yara.fremd@beispiel.de', 204],
      ['wartung', 'Yara.Fremd@Beispiel.de', 204],
      ['nordkamp-kundin', 'yara.fremd+portal@beispiel.de', 204],
      ['stoerung', 'yara.fremd@beispiel.de', 429],
      ['mueller', 'YARA.FREMD+x@beispiel.de', 429],
      ['mueller', 'zoe.anders@beispiel.de', 204],
    ] as const;
    const statuses = [];
    for (const [as, email] of asks) statuses.push((await change(as, email)).status);
    expect(statuses).toEqual(asks.map(([, , status]) => status));
    clock = new Date('2026-11-21T23:00:00Z');
    expect((await change('stoerung', 'yara.fremd@beispiel.de')).status).toBe(204);
  });

  it('is refused with the time until midnight, and the earlier address to confirm stays', async () => {
    for (let mails = 0; mails < 3; mails += 1) await change('autohaus', 'yara.fremd@beispiel.de');
    await change('wartung', 'zoe.anders@beispiel.de');
    const refused = await change('wartung', 'yara.fremd@beispiel.de');

    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(12 * 60 * 60)]);
    const pending = app.database.query.selectFrom('pending_emails').select('email');
    expect(await pending.where('account_id', '=', idOf('wartung')).executeTakeFirst()).toEqual({
      email: 'zoe.anders@beispiel.de',
    });
  });
});
