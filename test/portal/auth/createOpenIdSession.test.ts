import { ErrorResponse, User, type UserManager } from 'oidc-client-ts';
import { describe, expect, it } from 'vitest';
import { createServerClock } from '../../../src/portal/api/createServerClock.ts';
import { createOpenIdSession } from '../../../src/portal/auth/createOpenIdSession.ts';

const origin = 'https://portal.example';
const issuer = `${origin}/oidc`;

/** A provider's client whose renewals answer as told. */
function fakeClient(renewals: readonly (User | Error)[], first: User | null = null) {
  const calls = { renewals: 0, logins: [] as unknown[] };
  let user = first;
  const client = {
    settings: { client_id: 'portal' },
    metadataService: { getMetadata: () => Promise.resolve({ issuer }) },
    getUser: () => Promise.resolve(user),
    removeUser: () => {
      user = null;
      return Promise.resolve();
    },
    signinSilent: async () => {
      const answer = renewals[calls.renewals++];
      await Promise.resolve();
      if (answer instanceof Error || answer === undefined) throw answer ?? new Error('unexpected renewal');
      user = answer;
      return answer;
    },
    signinRedirect: (request: unknown) => {
      calls.logins.push(request);
      return Promise.resolve();
    },
    signinRedirectCallback: () => Promise.resolve(user),
  };
  return { calls, client: client as unknown as UserManager };
}

function userWith(token: string, validFor: number, claims: object = {}, state?: unknown): User {
  const now = Math.floor(Date.now() / 1000);
  return new User({
    access_token: token,
    token_type: 'Bearer',
    refresh_token: 'refresh',
    expires_at: now + validFor,
    profile: {
      sub: 'a',
      iss: issuer,
      aud: 'portal',
      exp: now + 300,
      iat: now,
      accountId: 'A-1',
      email: 'a@beispiel.de',
      ...claims,
    },
    userState: state,
  });
}

function sessionOf(client: UserManager, refusals: string[] = []) {
  const browser = {
    origin,
    path: () => '/claims/details',
    leaveFor: () => undefined,
    giveUp: (refusedBy: string) => void refusals.push(refusedBy),
  };
  const identity = { authority: '/oidc', clientId: 'portal', scope: 'openid' };
  return createOpenIdSession(client, browser, { identity, clock: createServerClock(Date.now) });
}

describe('the sign-in of a tab', () => {
  it('AUTH-006 renews a token that is valid for less than five seconds before it is used', async () => {
    const { client, calls } = fakeClient([userWith('new', 300)], userWith('old', 4));

    expect(await sessionOf(client).current()).toEqual({ kind: 'token', token: 'new' });
    expect(calls.renewals).toBe(1);
  });

  it('AUTH-006 uses a token with enough validity as it is', async () => {
    const { client, calls } = fakeClient([], userWith('good', 30));

    expect(await sessionOf(client).current()).toEqual({ kind: 'token', token: 'good' });
    expect(calls.renewals).toBe(0);
  });

  it('renews once for everyone who asks meanwhile, and anew afterwards', async () => {
    const { client, calls } = fakeClient([userWith('first', 1), userWith('second', 300)], userWith('old', 0));
    const session = sessionOf(client);

    const tokens = await Promise.all([session.current(), session.renew(), session.current()]);
    expect(tokens).toEqual(Array.from({ length: 3 }, () => ({ kind: 'token', token: 'first' })));
    expect(calls.renewals).toBe(1);
    expect(await session.current()).toEqual({ kind: 'token', token: 'second' });
  });

  it.each([
    ['refused', new ErrorResponse({ error: 'invalid_grant' })],
    ['unreachable', new ErrorResponse({ error: 'temporarily_unavailable' })],
    ['unreachable', new TypeError('Failed to fetch')],
  ] as const)('says %s after %s', async (kind, error) => {
    const { client } = fakeClient([error], userWith('old', 0));

    expect(await sessionOf(client).current()).toEqual({ kind });
  });

  it('refuses a renewed token that was issued for someone else', async () => {
    const { client } = fakeClient([userWith('new', 300, { aud: 'other' })], userWith('old', 0));

    expect(await sessionOf(client).current()).toEqual({ kind: 'refused' });
  });

  it('AUTH-002 takes account and e-mail from the token and returns to the page asked for', async () => {
    const { client } = fakeClient([], userWith('token', 300, {}, { path: '/claims/type' }));

    expect(await sessionOf(client).signIn(new URL(`${origin}/auth/callback?code=c&iss=${issuer}`))).toEqual({
      identity: { accountId: 'A-1', email: 'a@beispiel.de' },
      returnPath: '/claims/type',
    });
  });

  it('refuses the answer of another issuer', async () => {
    const { client } = fakeClient([], userWith('token', 300));

    await expect(
      sessionOf(client).signIn(new URL(`${origin}/auth/callback?code=c&iss=https://evil.example`)),
    ).rejects.toThrow('issuer');
  });

  it('says so when the provider refuses, and fails when it has trouble', async () => {
    const callback = new URL(`${origin}/auth/callback?error=any&iss=${issuer}`);
    const answering = (error: string) => {
      const { client } = fakeClient([]);
      client.signinRedirectCallback = () => Promise.reject(new ErrorResponse({ error }));
      return client;
    };
    const refusals: string[] = [];

    void sessionOf(answering('access_denied'), refusals).signIn(callback);
    await expect.poll(() => refusals).toEqual(['provider']);
    await expect(sessionOf(answering('server_error'), refusals).signIn(callback)).rejects.toThrow(
      'server_error',
    );
    expect(refusals).toEqual(['provider']);
  });

  it('AUTH-007 leaves for the login with the way back', async () => {
    const { client, calls } = fakeClient([]);

    await sessionOf(client).toLogin();
    expect(calls.logins).toEqual([
      expect.objectContaining({ state: { path: '/claims/details', isAgain: true } }),
    ]);
  });
});
