import { findPageProvider } from '../../../src/delivery/server/findPageProvider.ts';
import { sql } from 'kysely';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../../../src/backend/store/openDatabase.ts';
import type { PrefetchAnswers } from '../../../src/delivery/server/index.ts';
import { storePendingEmail } from '../../../src/backend/identity/emailChange/pendingEmails.ts';
import {
  changeLogin,
  replacePasswordHash,
  removeSignIn,
} from '../../../src/backend/identity/changeSignIn.ts';
import { longestSession } from '../../../src/backend/identity/provider/extendSession.ts';
import { hashPassword } from '../../../src/backend/identity/passwords/hashPassword.ts';
import { findSignIn } from '../../../src/backend/identity/findSignIn.ts';
import { findTestSite } from '../fixtures/findTestSite.ts';
import { type Answer, type IdentityClient, identityClient } from './identityClient.ts';
import { addUsers, type IdentityServer, password, startIdentity } from './identityServer.ts';

// Password hashes are slow by design, even slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const email = 'sabine.mueller@beispiel.de';
/** Returns the request as the response. */
const prefetchAnswers: PrefetchAnswers = ({ token }, asked) =>
  Promise.resolve([{ path: token, status: 200, headers: {}, body: JSON.stringify(asked) }]);
let database: Database;
let server: IdentityServer;

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: 'memory://', dataDir: '' });
  await addUsers(database);
  server = await startIdentity(database, { prefetchAnswers });
}, 60_000);
afterAll(async () => {
  await server.close();
  await database.close();
});

/** Returns the seconds until the session of a user ends. */
async function leftOf(user: string): Promise<number> {
  const { expires_at: end } = await database.query
    .selectFrom('identity_records')
    .select(({ fn }) => fn.max('expires_at').as('expires_at'))
    .where('model', '=', 'Session')
    .where(sql`payload->>'accountId'`, '=', user)
    .executeTakeFirstOrThrow();
  return (Date.parse(String(end)) - Date.now()) / 1000;
}

const queryOf = (answer: Answer) => Object.fromEntries(new URL(answer.location).searchParams);

describe('signing in', () => {
  it('AUTH-002 leads from the portal to the sign-in page and back, with tokens that identify the customer', async () => {
    const client = identityClient(server.port);

    const login = await client.authorize();
    expect([login.status, login.location]).toEqual([
      303,
      expect.stringMatching(/^\/oidc\/interaction\/[\w-]+$/),
    ]);
    expect((await client.get(login.location)).body).toContain('<h1>Anmelden</h1>');
    const resumed = await client.post(login.location, { email: ` ${email.toUpperCase()} `, password });
    const callback = await client.get(resumed.location);
    const issuer = `${client.origin}/oidc`;
    expect(queryOf(callback)).toMatchObject({ state: 'the-state', iss: issuer });
    const tokens = await client.exchange(callback.location);

    expect(decodeJwt(tokens.id_token)).toMatchObject({
      iss: issuer,
      aud: 'portal',
      nonce: 'the-nonce',
      accountId: 'account-of-user-1',
      email: 'Sabine.Mueller@beispiel.de',
      given_name: 'Sabine',
      family_name: 'Müller',
    });
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ typ: 'at+jwt', alg: 'ES256' });
    const { exp = 0, iat = 0 } = decodeJwt(tokens.access_token);
    expect(exp - iat).toBe(300);
    expect(await server.identity.verify(tokens.access_token, new URL(client.origin).host)).toEqual({
      accountId: 'account-of-user-1',
      grantId: expect.any(String),
      issuedAt: expect.any(Number),
    });
  });

  it('does not ask again while the session lasts', async () => {
    const client = identityClient(server.port);
    await client.signIn(email, password);

    const again = await client.authorize();

    expect(again.location).toContain('/auth/callback?code=');
    expect((await client.exchange(again.location)).status).toBe(200);
  });

  it('a session and its refresh token last for 30 minutes after the last use, and the portal gets the end', async () => {
    const client = identityClient(server.port);
    const tokens = await client.signIn(email, password);
    const endOf = (token: string) =>
      Number(decodeJwt(token)['session_expiry']) - Number(decodeJwt(token).iat);
    expect(endOf(tokens.id_token)).toBeCloseTo(30 * 60, -1);

    const shorten = (seconds: number) =>
      database.query
        .updateTable('identity_records')
        .set({ expires_at: new Date(Date.now() + seconds * 1000).toISOString() })
        .where('model', '=', 'Session')
        .where(sql`payload->>'accountId'`, '=', 'user-1')
        .execute();
    await shorten(60);
    const kept = await client.token({
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
      idle: '1',
    });
    expect(kept.status).toBe(200);
    expect(await leftOf('user-1')).toBeLessThanOrEqual(60);
    const renewed = await client.token({ grant_type: 'refresh_token', refresh_token: kept.refresh_token });
    expect(endOf(renewed.id_token)).toBeCloseTo(30 * 60, -1);
    expect(await leftOf('user-1')).toBeGreaterThan(29 * 60);
    expect((await client.authorize({ prompt: 'none' })).location).toContain('/auth/callback?code=');

    await shorten(-1);
    const late = await client.token({ grant_type: 'refresh_token', refresh_token: renewed.refresh_token });
    expect([late.status, late.error]).toEqual([400, 'invalid_grant']);
    expect((await client.authorize()).location).toContain('/oidc/interaction/');
  });

  it('a session ends after a working day, however much it is used', async () => {
    const client = identityClient(server.port);
    const tokens = await client.signIn(email, password);
    const soon = Math.floor(Date.now() / 1000) - longestSession + 60;
    await database.query
      .updateTable('identity_records')
      .set({ payload: sql`jsonb_set(payload, '{loginTs}', to_jsonb(${soon}::bigint))` })
      .where('model', '=', 'Session')
      .where(sql`payload->>'accountId'`, '=', 'user-1')
      .execute();

    const renewed = await client.token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    const { session_expiry: end, iat } = decodeJwt(renewed.id_token);
    expect(Number(end) - Number(iat)).toBeLessThanOrEqual(60);
  });

  it('the sign-in page says that the session has ended when the portal passes the parameter', async () => {
    const client = identityClient(server.port);
    const ended = await client.authorize({ session_ended: '1' });
    expect((await client.get(ended.location)).body).toContain('Ihre Sitzung ist abgelaufen.');
    const begun = await client.authorize();
    expect((await client.get(begun.location)).body).not.toContain('Ihre Sitzung ist abgelaufen.');
  });

  it('a browser gets the sign-in page at once, other clients are redirected to it', async () => {
    const client = identityClient(server.port);
    const browser = { 'sec-fetch-mode': 'navigate' };
    const answer = await client.authorize({ session_ended: '1' }, browser);

    expect([answer.status, answer.location]).toEqual([200, '']);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body).toContain('Ihre Sitzung ist abgelaufen.');
    const action = /action="([^"]+)"/.exec(answer.body)?.[1] ?? '';
    expect((await client.post(action, { email, password })).status).toBe(303);
    await client.signIn(email, password);
    expect((await client.authorize({}, browser)).location).toContain('/auth/callback?code=');
    expect((await identityClient(server.port).authorize()).location).toMatch(/^\/oidc\/interaction\//);
  });

  it('two windows can show the sign-in page at once', async () => {
    const client = identityClient(server.port);
    const [first, second] = [await client.authorize(), await client.authorize()];
    expect((await client.get(first.location)).status).toBe(200);
    expect((await client.get(second.location)).status).toBe(200);
  });

  describe('without a page', () => {
    const silently = { response_mode: 'json', prompt: 'none' };
    const verifier = 'v'.repeat(43);
    const proof = { 'x-code-verifier': verifier };

    it('returns tokens for a customer with a session, and extends the session', async () => {
      const client = identityClient(server.port, 'localhost', verifier);
      await client.signIn(email, password);
      const answer = await client.authorize(silently, proof);

      expect(answer.status).toBe(200);
      const { state, iss, code, ...tokens } = JSON.parse(answer.body) as Record<string, string>;
      expect([state, iss, code]).toEqual(['the-state', `${client.origin}/oidc`, undefined]);
      expect(decodeJwt(tokens['id_token'] ?? '')).toMatchObject({ sub: 'user-1', nonce: 'the-nonce' });
      expect(decodeJwt(tokens['access_token'] ?? '')).toMatchObject({ sub: 'user-1', iss });
      const renewed = await client.token({
        grant_type: 'refresh_token',
        refresh_token: tokens['refresh_token'] ?? '',
      });
      expect(renewed.status).toBe(200);
    });

    it('returns the responses to the requested calls with the tokens', async () => {
      const client = identityClient(server.port, 'localhost', verifier);
      await client.signIn(email, password);
      const first = { ...proof, 'x-prefetch': 'lists=true&policyNumber=P+1' };
      const { responses, access_token: token } = JSON.parse(
        (await client.authorize(silently, first)).body,
      ) as Record<string, unknown>;
      const asked = { lists: true, draft: null, policyNumber: 'P 1' };

      expect(responses).toEqual([{ path: token, status: 200, headers: {}, body: JSON.stringify(asked) }]);
      const alone = JSON.parse((await client.authorize(silently, proof)).body) as object;
      expect(alone).toMatchObject({ responses: [] });
      const wrong = await client.authorize(silently, { ...first, 'x-code-verifier': 'x'.repeat(43) });
      expect(JSON.parse(wrong.body)).toMatchObject({ error: 'invalid_grant', responses: [] });
    });

    it('refuses a request without the verifier of the code', async () => {
      const client = identityClient(server.port, 'localhost', verifier);
      await client.signIn(email, password);
      const answer = await client.authorize(silently, { 'x-code-verifier': 'x'.repeat(43) });

      expect([answer.status, JSON.parse(answer.body)]).toMatchObject([400, { error: 'invalid_grant' }]);
    });

    it('returns that a sign-in page is needed without a session', async () => {
      const answer = await identityClient(server.port, 'localhost', verifier).authorize(silently, proof);

      expect([answer.status, JSON.parse(answer.body)]).toMatchObject([200, { error: 'login_required' }]);
    });

    it.each([
      ['that shows pages', { response_mode: 'json' }, proof],
      ['without what redeems its code', silently, {}],
    ])('refuses a sign-in %s without a page', async (_, asked, headers) => {
      const client = identityClient(server.port, 'localhost', verifier);
      await client.signIn(email, password);
      const answer = await client.authorize(asked, headers);

      expect([answer.status, JSON.parse(answer.body)]).toEqual([400, { error: 'invalid_request' }]);
    });

    it('the page contains the addresses of the discovery document', async () => {
      const client = identityClient(server.port);
      const published = JSON.parse(
        (await client.get('/oidc/.well-known/openid-configuration')).body,
      ) as object;
      const site = findTestSite('localhost');
      const here = site && { ...site, origin: client.origin };

      expect(published).toMatchObject(findPageProvider(here, '')?.metadata ?? {});
      expect(client.cookies.has('_session')).toBe(false);
      await client.signIn(email, password);
      const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      expect(findPageProvider(here, cookie)?.hasSession).toBe(true);
    });
  });

  it('BRAND-003 finds each brand by its host and separates their users and tokens', async () => {
    const nordkamp = identityClient(server.port, 'nordkamp.localhost');
    const tokens = await nordkamp.signIn('jens.petersen@beispiel.de', password);

    expect(decodeJwt(tokens.access_token).iss).toBe(`${nordkamp.origin}/oidc`);
    expect(await server.identity.verify(tokens.access_token, `localhost:${server.port}`)).toBeNull();
    const lindenau = identityClient(server.port);
    const login = await lindenau.authorize();
    expect(
      (await lindenau.post(login.location, { email: 'jens.petersen@beispiel.de', password })).status,
    ).toBe(403);
    expect((await nordkamp.get((await nordkamp.authorize({ prompt: 'login' })).location)).body).toContain(
      'Kundenportal von Nordkamp',
    );
  });

  it('refuses sessions, sign-ins, codes and refresh tokens of another brand', async () => {
    const verifier = 'v'.repeat(43);
    const lindenau = identityClient(server.port, 'localhost', verifier);
    const nordkamp = identityClient(server.port, 'nordkamp.localhost');
    const begun = await lindenau.authorize();
    for (const [name, value] of lindenau.cookies) nordkamp.cookies.set(name, value);
    const { location } = await nordkamp.post(begun.location, { email, password });
    expect((await nordkamp.get(location)).status).toBe(410);

    const tokens = await lindenau.signIn(email, password);
    for (const [name, value] of lindenau.cookies) nordkamp.cookies.set(name, value);
    expect((await nordkamp.authorize()).location).toMatch(/^\/oidc\/interaction\//);
    const form = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
    expect((await nordkamp.token(form)).error).toBe('invalid_grant');

    const callback = await lindenau.authorize();
    const code = new URL(callback.location).searchParams.get('code') ?? '';
    const exchange = {
      grant_type: 'authorization_code',
      redirect_uri: `${lindenau.origin}/auth/callback`,
      code,
      code_verifier: verifier,
    };
    expect((await nordkamp.token(exchange)).error).toBe('invalid_grant');
    expect((await lindenau.token(exchange)).status).toBe(200);
    expect((await lindenau.token(form)).status).toBe(200);
  });

  it.each([
    ['without PKCE', { code_challenge: '', code_challenge_method: '' }],
    ['with plain PKCE', { code_challenge_method: 'plain' }],
    ['for tokens in the address', { response_type: 'id_token' }],
  ])('refuses a sign-in %s', async (_name, extra) => {
    const answer = await identityClient(server.port).authorize(extra);

    expect(answer.location).toMatch(/[?#]error=/);
  });

  it('shows a German page instead of redirecting to a foreign address', async () => {
    const answer = await identityClient(server.port).authorize({ redirect_uri: 'https://evil.example/' });

    expect([answer.status, answer.location]).toEqual([400, '']);
    expect(answer.body).toContain('Die Anmeldung hat nicht geklappt');
    expect(answer.body).toMatch(/>030 23125 212<[^]*>112</);
    expect(answer.body).toContain('<noscript>');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('accepts a code once', async () => {
    const client = identityClient(server.port);
    await client.signIn(email, password);
    const callback = await client.authorize();

    const both = await Promise.all([client.exchange(callback.location), client.exchange(callback.location)]);

    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });
});

describe('the login page', () => {
  it('shows the same error for an unknown user and a wrong password, and keeps the e-mail address', async () => {
    const answers = [];
    for (const login of ['niemand@beispiel.de', email]) {
      const client = identityClient(server.port);
      const { location } = await client.authorize();
      const { status, body } = await client.post(location, { email: login, password: 'falsch' });
      answers.push([status, body.replace(login, 'LOGIN').replace(location, 'PAGE')]);
    }

    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(403);
    expect(answers[0]?.[1]).toContain('E-Mail-Adresse oder Passwort stimmt nicht.');
    expect(answers[0]?.[1]).toContain('value="LOGIN"');
  });

  it('names missing fields and escapes typed text', async () => {
    const client = identityClient(server.port);
    const { location } = await client.authorize();

    const { status, body } = await client.post(location, { email: '"><script>', password: '' });

    expect(status).toBe(400);
    expect(body).toContain('href="#password"');
    expect(body).toContain('<title>Fehler: Anmelden');
    expect(body).not.toContain('"><script>');
  });

  it.each([
    ['password', { email, password: `${password}${'x'.repeat(190)}` }, 400, 'Ein Passwort hat höchstens'],
    ['email', { email: `${'n'.repeat(100)}@b.de`, password }, 400, 'Diese E-Mail-Adresse ist zu lang.'],
    ['password', { email, password: 'x'.repeat(10_000) }, 413, 'Ein Passwort hat höchstens'],
  ])('cuts no long %s, but refuses it with a sentence', async (field, sent, status, says) => {
    const client = identityClient(server.port);
    const { location } = await client.authorize();
    const answer = await client.post(location, sent);

    expect([answer.status, answer.body.includes(says)]).toEqual([status, true]);
    expect(answer.body).toContain(`href="#${field}"`);
  });

  it('refuses further attempts, also with the right password', async () => {
    const client = identityClient(server.port, 'nordkamp.localhost');
    const login = 'jens.petersen@beispiel.de';
    const { location } = await client.authorize();
    for (const guess of ['a', 'b', 'c', 'd', 'e'])
      await client.post(location, { email: login, password: guess });

    const answer = await client.post(location, { email: login, password });

    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).toContain('Bitte versuchen Sie es in 15 Minuten erneut.');
  });

  it('sends an expired or foreign sign-in back to the portal', async () => {
    const client = identityClient(server.port);
    const { location } = await client.authorize();

    // The first answer asks for a cookie.
    const open = async (browser: IdentityClient, url: string) =>
      browser.get((await browser.get(url)).location);
    const foreign = await open(identityClient(server.port), location);
    const expired = await open(client, '/oidc/interaction/somebody-elses');

    for (const answer of [foreign, expired]) {
      expect(answer.status).toBe(410);
      expect(answer.body).toContain('Die Anmeldung ist abgelaufen');
      expect(answer.body).toContain('href="/auth/callback"');
    }
  });

  it.each(['GET', 'POST'])('tells a browser that refuses cookies what to allow, after %s', async (method) => {
    const { location } = await identityClient(server.port).authorize();
    const first = identityClient(server.port);
    const asked =
      method === 'GET' ? await first.get(location) : await first.post(location, { email, password });

    expect([asked.status, asked.location]).toEqual([303, `${location}?cookies=asked`]);
    const answer = await identityClient(server.port).get(asked.location);
    expect(answer.status).toBe(400);
    expect(answer.body).toContain('Ihr Browser lässt keine Cookies zu');
    expect(answer.body).not.toContain('abgelaufen');
  });

  it('BRAND-010 a host without brand has no provider and no sign-in page', async () => {
    const client = identityClient(server.port, 'evil.example');

    for (const path of ['/oidc/.well-known/openid-configuration', '/oidc/auth', '/oidc/interaction/x']) {
      const answer = await client.get(path);
      expect([answer.status, answer.body.includes('Hier gibt es kein Kundenportal')]).toEqual([421, true]);
    }
  });

  it('allows only files of its own origin', async () => {
    const client = identityClient(server.port);
    const { headers, body } = await client.get((await client.authorize()).location);

    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    const files = [...body.matchAll(/(?:href|src|srcset)="(\/oidc\/[^"]+)"/g)].map(([, file]) => file ?? '');
    const styles = (await client.get('/oidc/interaction/files/page.css')).body;
    const fonts = [...styles.matchAll(/url\(((?!"data:)[^)]+)\)/g)].map(([, file]) => file ?? '');
    const loaded = await Promise.all([...files, ...fonts].map((file) => client.get(file)));
    expect(loaded.map(({ status }) => status)).toEqual([...files, ...fonts].map(() => 200));
    expect(loaded.length).toBeGreaterThanOrEqual(8);
  });
});

describe('staying signed in', () => {
  const renew = (client: ReturnType<typeof identityClient>, refreshToken: string) =>
    client.token({ grant_type: 'refresh_token', refresh_token: refreshToken });

  it('AUTH-006 renews with a token that changes each time', async () => {
    const client = identityClient(server.port);
    const first = await client.signIn(email, password);

    const second = await renew(client, first.refresh_token);
    const third = await renew(client, second.refresh_token);

    expect(third.status).toBe(200);
    expect(new Set([first, second, third].map((tokens) => tokens.refresh_token)).size).toBe(3);
    expect(decodeJwt(third.id_token)['accountId']).toBe('account-of-user-1');
  });

  it('AUTH-007 refuses a used refresh token and ends everything that came from it', async () => {
    const client = identityClient(server.port);
    const first = await client.signIn(email, password);
    const second = await renew(client, first.refresh_token);

    expect(await renew(client, first.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect(await renew(client, second.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' });
  });

  it('accepts only one of two concurrent renewals', async () => {
    const client = identityClient(server.port);
    const { refresh_token: token } = await client.signIn(email, password);

    const both = await Promise.all([renew(client, token), renew(client, token)]);

    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('revokes a refresh token', async () => {
    const client = identityClient(server.port);
    const { refresh_token: token } = await client.signIn(email, password);

    const revoked = await client.post('/oidc/token/revocation', { client_id: 'portal', token });

    expect(revoked.status).toBe(200);
    expect((await renew(client, token)).error).toBe('invalid_grant');
  });

  it('survives a restart with keys, session and refresh token', async () => {
    const client = identityClient(server.port);
    const before = await client.signIn(email, password);
    const restarted = await startIdentity(database);
    const later = { ...identityClient(restarted.port), origin: client.origin };
    for (const [name, value] of client.cookies) later.cookies.set(name, value);

    const inItsPlace = await startIdentity(database, { publicPort: server.port });
    expect(await inItsPlace.identity.verify(before.access_token, `localhost:${server.port}`)).not.toBeNull();
    await inItsPlace.close();
    expect((await renew(later, before.refresh_token)).status).toBe(200);
    expect((await later.authorize()).location).toContain('/auth/callback?code=');
    await restarted.close();
  });
});

describe('changes of the sign-in', () => {
  const renew = (client: ReturnType<typeof identityClient>, refreshToken: string) =>
    client.token({ grant_type: 'refresh_token', refresh_token: refreshToken });
  const signInOf = async (accountId: string) => {
    const found = await findSignIn(database.query, accountId);
    if (found === undefined) throw new Error(accountId);
    return found;
  };
  const accountId = 'account-of-user-1';
  const words = async (login: string, secret: string) => {
    const client = identityClient(server.port);
    const { location } = await client.authorize();
    return (await client.post(location, { email: login, password: secret })).status;
  };

  it('API-021 the new e-mail address signs in, the old one does not, and the session that asked for it continues', async () => {
    const client = identityClient(server.port);
    const tokens = await client.signIn(email, password);

    const grantId = String(decodeJwt(tokens.access_token)['grantId']);
    const change = async (to: string) => changeLogin(database.query, await signInOf(accountId), to, grantId);
    expect(await change('Neu@beispiel.de')).toBe(true);

    const renewed = await renew(client, tokens.refresh_token);
    expect([decodeJwt(renewed.id_token), decodeJwt(renewed.access_token)]).toMatchObject([
      { email: 'Neu@beispiel.de', accountId },
      { email: 'Neu@beispiel.de', accountId },
    ]);
    expect([await words(email, password), await words('neu@beispiel.de', password)]).toEqual([403, 303]);
    expect(await change(email)).toBe(true);
  });

  it('API-022 a changed password ends all other sessions of the user, and no session of others', async () => {
    const [here, there] = [identityClient(server.port), identityClient(server.port)];
    const [mine, elsewhere] = [await here.signIn(email, password), await there.signIn(email, password)];
    const isOfJens = sql<boolean>`payload->>'accountId' = 'user-2'`;
    const kept = () => database.query.selectFrom('identity_records').select('id').where(isOfJens).execute();
    const before = await kept();
    const { grantId } = decodeJwt(mine.access_token);

    const change = async (to: string) =>
      replacePasswordHash(database.query, await signInOf(accountId), await hashPassword(to), {
        ending: 'passwordChange',
        grantId: String(grantId),
      });
    await change('ein neues');

    expect((await renew(there, elsewhere.refresh_token)).error).toBe('invalid_grant');
    expect((await there.authorize()).location).toMatch(/^\/oidc\/interaction\//);
    expect((await renew(here, mine.refresh_token)).status).toBe(200);
    expect((await here.authorize()).location).toContain('/auth/callback?code=');
    expect([before.length > 0, await kept()]).toEqual([true, before]);
    expect([await words(email, password), await words(email, 'ein neues')]).toEqual([403, 303]);
    await change(password);
  });

  it('API-010 a removed user has no sessions and cannot sign in', async () => {
    const client = identityClient(server.port);
    const tokens = await client.signIn(email, password);
    const user = await signInOf(accountId);

    await removeSignIn(database.query, user);

    expect((await renew(client, tokens.refresh_token)).error).toBe('invalid_grant');
    expect((await client.authorize()).location).toMatch(/^\/oidc\/interaction\//);
    expect(await words(email, password)).toBe(403);
    await database.query.insertInto('users').values(user).execute();
  });
});

describe('a new e-mail address', () => {
  const now = new Date();
  const noted = async (newEmail: string) => {
    const signIn = await findSignIn(database.query, 'account-of-user-3');
    if (signIn === undefined) throw new Error('no sign-in');
    const token = await storePendingEmail(database.query, signIn, { email: newEmail, now, grantId: null });
    return `/oidc/interaction/email/${token}`;
  };
  const emailNow = async () => (await findSignIn(database.query, 'account-of-user-3'))?.email;

  it('API-021 is used after its link was followed and confirmed, once and at its own brand', async () => {
    const client = identityClient(server.port);
    const link = await noted('karl.neu@beispiel.de');

    const page = await client.get(link);
    expect([page.status, page.body.includes('karl.neu@beispiel.de')]).toEqual([200, true]);
    expect(await emailNow()).toBe('karl.kern@beispiel.de');
    expect((await identityClient(server.port, 'nordkamp.localhost').post(link, {})).status).toBe(410);
    const done = await client.post(link, {});
    expect([done.status, done.body.includes('Ihre neue E-Mail-Adresse gilt')]).toEqual([200, true]);
    expect(await emailNow()).toBe('karl.neu@beispiel.de');
    expect(
      await database.query
        .selectFrom('outbox')
        .select('subject')
        .where('to', '=', 'karl.kern@beispiel.de')
        .execute(),
    ).toEqual([{ subject: 'Ihre E-Mail-Adresse ist geändert' }]);
    for (const answer of [await client.get(link), await client.post(link, {})]) {
      expect([answer.status, answer.body.includes('Dieser Link gilt nicht mehr')]).toEqual([410, true]);
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  it('has a link that ends after a day, after a newer link, and when another user has the address', async () => {
    const client = identityClient(server.port);
    const replaced = await noted('karl.eins@beispiel.de');
    const taken = await noted('Sabine.Mueller@beispiel.de').catch(() => '');
    const late = await noted('karl.zwei@beispiel.de');
    await database.query
      .updateTable('pending_emails')
      .set({ expires_at: new Date(now.getTime() - 1000).toISOString() })
      .execute();

    expect(taken).toBe('/oidc/interaction/email/null');
    for (const link of [replaced, late]) expect((await client.post(link, {})).status).toBe(410);
    const contested = await noted('karl.drei@beispiel.de');
    await database.query
      .updateTable('users')
      .set({ login: 'karl.drei@beispiel.de' })
      .where('id', '=', 'user-1')
      .execute();
    const answer = await client.post(contested, {});
    await database.query.updateTable('users').set({ login: email }).where('id', '=', 'user-1').execute();
    expect([answer.status, answer.body.includes('schon vergeben')]).toEqual([409, true]);
    expect(await emailNow()).toBe('karl.neu@beispiel.de');
  });
});

describe('signing out', () => {
  it('AUTH-013 asks in German, ends session and refresh token and goes to the origin', async () => {
    const client = identityClient(server.port);
    const tokens = await client.signIn(email, password);

    const page = await client.get(
      `/oidc/session/end?id_token_hint=${tokens.id_token}&post_logout_redirect_uri=${encodeURIComponent(`${client.origin}/`)}`,
    );
    expect(page.body).toContain('Möchten Sie sich abmelden?');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const left = await client.post('/oidc/session/end/confirm', { xsrf, logout: 'yes' });

    expect(left.location).toBe(`${client.origin}/`);
    expect((await client.authorize()).location).toMatch(/^\/oidc\/interaction\//);
    const renewed = await client.token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    expect(renewed.error).toBe('invalid_grant');
  });

  it("asks when the ID token is somebody else's", async () => {
    const [victim, stranger] = [identityClient(server.port), identityClient(server.port)];
    await victim.signIn(email, password);
    const { id_token: hint } = await stranger.signIn('karl.neu@beispiel.de', password);

    const page = await victim.get(`/oidc/session/end?id_token_hint=${hint}`);

    expect([page.status, page.body.includes('Möchten Sie sich abmelden?')]).toEqual([200, true]);
    expect(page.body).not.toContain('data-press');
  });

  it('the script presses the button only with an ID token', async () => {
    const client = identityClient(server.port);
    const tokens = await client.signIn(email, password);

    expect((await client.get('/oidc/session/end')).body).not.toContain('data-press');
    expect((await client.get(`/oidc/session/end?id_token_hint=${tokens.id_token}`)).body).toContain(
      'data-press',
    );
  });
});
