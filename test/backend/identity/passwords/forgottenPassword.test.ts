import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLogin } from '../../../../src/backend/identity/changeSignIn.ts';
import {
  forgottenPasswordPath,
  makePasswordLink,
  setPasswordPath,
} from '../../../../src/backend/identity/passwordLinks.ts';
import { limits } from '../../../../src/backend/limits/limits.ts';
import { settings } from '../../../../src/backend/settings/settings.ts';
import type { Database } from '../../../../src/backend/store/openDatabase.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { testDatabase } from '../../fixtures/testDatabase.ts';
import { type IdentityClient, identityClient } from '../identityClient.ts';
import { addUsers, type IdentityServer, password, startIdentity } from '../identityServer.ts';

const known = 'sabine.mueller@beispiel.de';
const account = 'account-of-user-1';

let database: Database;
let server: IdentityServer;
let client: IdentityClient;
beforeAll(async () => {
  database = await testDatabase();
  await addUsers(database);
  server = await startIdentity(database);
}, hookTimeout);
afterAll(async () => {
  await server.close();
  await database.close();
});
beforeEach(async () => {
  for (const table of ['outbox', 'limit_counters', 'password_links'] as const)
    await database.query.deleteFrom(table).execute();
  client = identityClient(server.port);
});

const from = (address: string) => identityClient(server.port, 'localhost', undefined, address);

const ask = (email: string) => client.post(forgottenPasswordPath, { email });
const mails = () => database.query.selectFrom('outbox').select(['to', 'subject', 'text']).execute();

/** Returns the path of the link in the only mail. */
async function linkOf(): Promise<string> {
  await vi.waitFor(async () => expect(await mails()).toHaveLength(1));
  const [mail] = await mails();
  const link = /http:\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(link.startsWith(`${client.origin}${setPasswordPath}/`)).toBe(true);
  return new URL(link).pathname;
}

describe('a link for a new password', () => {
  it('is mailed to the user of the address, in upper or lower case', async () => {
    expect((await ask(` ${known.toUpperCase()} `)).status).toBe(200);
    await linkOf();
    expect(await mails()).toMatchObject([
      { to: 'Sabine.Mueller@beispiel.de', subject: 'Ihr Link für ein neues Passwort' },
    ]);
  });

  it.each([`${known}\u200e`, `\u202a${known}\u202c`, `mailto:${known}`, 'ｓａｂｉｎｅ．mueller@beispiel.de'])(
    'is mailed to the user of the address as it was filled in: %j',
    async (spelled) => {
      expect((await ask(spelled)).status).toBe(200);
      await linkOf();
      expect(await mails()).toMatchObject([{ to: 'Sabine.Mueller@beispiel.de' }]);
    },
  );

  it.each(['a@-b.de', 'a@b%00.de', 'a@b'])(
    'is not asked for with %j, which is no address',
    async (spelled) => {
      expect((await ask(spelled)).status).toBe(400);
    },
  );

  it('signs in with an address in any spelling of its domain, and shows it with umlauts', async () => {
    await changeLogin(database.query, { id: 'user-3', brand: 'lindenau' }, 'Käthe@Käse.de', null);
    for (const spelled of ['käthe@käse.de', 'KÄTHE@xn--kse-qla.de\u200e', 'Ka\u0308the@ka\u0308se.de'])
      expect(await identityClient(server.port).signIn(spelled, password)).toHaveProperty('access_token');
    const user = database.query.selectFrom('users').select(['login', 'email']).where('id', '=', 'user-3');
    expect(await user.execute()).toEqual([{ login: 'käthe@xn--kse-qla.de', email: 'Käthe@Käse.de' }]);
    await changeLogin(database.query, { id: 'user-3', brand: 'lindenau' }, 'karl.kern@beispiel.de', null);
  });

  it('sets the password once, and ends all sessions', async () => {
    const tokens = await client.signIn(known, password);
    await ask(known);
    const link = await linkOf();
    const other = identityClient(server.port);
    expect((await other.post(link, { password: 'Wolkenbruch im Mai' })).status).toBe(200);
    expect((await other.post(link, { password: 'Wolkenbruch im Juni' })).status).toBe(410);

    const renewed = await client.token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    expect(renewed.error).toBe('invalid_grant');
    expect((await other.signIn(known, 'Wolkenbruch im Mai')).status).toBe(200);
  });

  it.each([
    [31, 410],
    [29, 200],
  ])('after %i minutes is answered with %i', async (minutes, status) => {
    await ask(known);
    const link = await linkOf();
    const { expires_at } = await database.query
      .selectFrom('password_links')
      .select('expires_at')
      .where('account_id', '=', account)
      .executeTakeFirstOrThrow();
    const moved = new Date(Date.parse(expires_at) - minutes * 60_000).toISOString();
    await database.query.updateTable('password_links').set({ expires_at: moved }).execute();
    expect((await client.get(link)).status).toBe(status);
  });

  it.each([
    ['nothing', '', 400, 'Bitte geben Sie ein neues Passwort an.'],
    ['a short password', 'sieben7', 400, 'Das Passwort ist zu kurz.'],
    ['an everyday password', 'Abschied1980', 400, 'Dieses Passwort ist zu leicht zu erraten.'],
    ['her own name', 'Sabine.Mueller!', 400, 'Dieses Passwort ist zu leicht zu erraten.'],
    ['201 characters', 'Wolkenbruch im Mai, und dann'.padEnd(201, 'x'), 400, 'Das Passwort ist zu lang.'],
    ['a hundred thousand characters', 'x'.repeat(100_000), 413, 'Das Passwort ist zu lang.'],
  ])('refuses %s with a sentence, and stays good', async (_, refused, status, says) => {
    await ask(known);
    const link = await linkOf();
    const answer = await client.post(link, { password: refused });
    expect([answer.status, answer.body.includes(says)]).toEqual([status, true]);
    expect((await client.get(link)).status).toBe(200);
  });

  it('does not enable a sign-in that an operator has disabled', async () => {
    const set = (disabled_at: string | null) =>
      database.query.updateTable('users').set({ disabled_at }).where('id', '=', 'user-1').execute();
    await set('2026-11-21T11:00:00Z');
    await ask(known);
    await ask('karl.kern@beispiel.de');
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1));
    expect(await mails()).toMatchObject([{ to: 'karl.kern@beispiel.de' }]);
    await set(null);
  });
});

describe('links of several causes', () => {
  const links = async () =>
    (await mails()).map(({ text }) => new URL(/http:\S+/.exec(text)?.[0] ?? '').pathname);
  const wishes = async (count: number) => {
    for (let wish = 0; wish < count; wish += 1)
      await from(`127.0.1.${1 + Math.floor(wish / 5)}`).post(forgottenPasswordPath, {
        email: 'karl.kern@beispiel.de',
      });
  };

  it.each(['invitation', 'passwordReset'] as const)(
    "a stranger's wish leaves the link of an operator as it is: %s",
    async (reason) => {
      const token = await makePasswordLink(database.query, account, new Date(), reason);
      await ask(known);
      const wished = await linkOf();

      expect((await client.get(`${setPasswordPath}/${token}`)).status).toBe(200);
      expect((await client.get(wished)).status).toBe(200);
      const later = await makePasswordLink(database.query, account, new Date(), reason);
      expect((await client.get(`${setPasswordPath}/${token}`)).status).toBe(410);
      expect((await client.get(`${setPasswordPath}/${later}`)).status).toBe(200);
    },
  );

  it('sixty wishes of strangers leave a known browser a mail, and each link that was mailed works', async () => {
    await client.signIn('karl.kern@beispiel.de', password);
    await wishes(60);
    await vi.waitFor(async () => expect(await mails()).toHaveLength(limits.linkMailsOfLogin.most));

    expect((await ask('karl.kern@beispiel.de')).status).toBe(200);
    await vi.waitFor(async () => expect(await mails()).toHaveLength(limits.linkMailsOfLogin.most + 1));
    for (const link of await links()) expect((await client.get(link)).status).toBe(200);
  });

  it('wishes of strangers never end before a link of theirs that lives', () => {
    expect(limits.linkMailsOfLogin.window).toBeLessThanOrEqual(settings.identity.passwordLinkMinutes * 60);
  });
});

describe('the request for a link', () => {
  it("has the same response for a known, an unknown and another brand's address", async () => {
    const answers = await Promise.all(
      [known, 'niemand@beispiel.de', 'jens.petersen@beispiel.de'].map(async (email) => {
        const { status, body } = await ask(email);
        return [status, body.replaceAll(email, '')];
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await linkOf();
  });

  it.each([known, 'niemand@beispiel.de'])('is refused for %s after five tries', async (email) => {
    for (let count = 0; count < 5; count += 1) expect((await ask(email)).status).toBe(200);
    const { status, headers, body } = await ask(email);
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    expect(body).toContain('in kurzer Zeit viele Anfragen');
  });

  it.each([
    ['', 'Bitte geben Sie Ihre E-Mail-Adresse an.'],
    ['name', 'Bitte geben Sie eine vollständige E-Mail-Adresse an'],
    [`${'n'.repeat(100)}@beispiel.de`, 'Diese E-Mail-Adresse ist zu lang.'],
    [`${'n'.repeat(10_000)}@beispiel.de`, 'Diese E-Mail-Adresse ist zu lang.'],
  ])('shows the error of %j', async (email, says) => {
    const { status, body } = await ask(email);
    expect(status).toBe(email.length > 8192 ? 413 : 400);
    expect(body).toContain(`<title>Fehler: Passwort vergessen`);
    expect(body.match(new RegExp(says, 'g'))).toHaveLength(2);
  });

  it('is linked from the sign-in page', async () => {
    const { location } = await client.authorize();
    expect((await client.get(location)).body).toContain(`href="${forgottenPasswordPath}"`);
  });
});

it('there is no such page for a host that belongs to no brand', async () => {
  expect((await identityClient(server.port, 'elsewhere.example').get(forgottenPasswordPath)).status).toBe(
    421,
  );
});
