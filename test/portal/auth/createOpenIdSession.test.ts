import { ErrorResponse, User, type UserManager } from 'oidc-client-ts';
import { describe, expect, it, vi } from 'vitest';
import { createServerClock } from '../../../src/portal/api/createServerClock.ts';
import { createOpenIdSession } from '../../../src/portal/auth/createOpenIdSession.ts';

const origin = 'https://portal.example';
const issuer = `${origin}/oidc`;

/** A provider's client whose renewals answer as told. */
function fakeClient(renewals: readonly (User | Error)[], first: User | null = null) {
  const calls = { renewals: 0, renewedWith: [] as unknown[], logins: [] as unknown[], signOuts: 0 };
  let user = first;
  const client = {
    settings: {
      client_id: 'portal',
      stateStore: { get: (state: string) => Promise.resolve(state === 'known' ? '{}' : null) },
    },
    metadataService: { getMetadata: () => Promise.resolve({ issuer }) },
    getUser: () => Promise.resolve(user),
    removeUser: () => {
      user = null;
      return Promise.resolve();
    },
    signinSilent: async (request: unknown) => {
      calls.renewedWith.push(request);
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
    revokeTokens: () => Promise.resolve(),
    signoutRedirect: () => {
      calls.signOuts += 1;
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

function sessionOf(
  client: UserManager,
  refusals: string[] = [],
  {
    authority = '/oidc',
    wasSignedIn = false,
    isUsed = true,
    heard = (_claims: object): void => undefined,
    left = (_url: string): void => undefined,
    askedPath = null as string | null,
    keepAskedPath = (_path: string): void => undefined,
  } = {},
) {
  const browser = {
    origin,
    path: () => '/claims/details',
    askedPath: () => askedPath,
    keepAskedPath,
    leaveFor: left,
    wasSignedIn: () => wasSignedIn,
    giveUp: (refusedBy: string) => void refusals.push(refusedBy),
  };
  const identity = { authority, clientId: 'portal', scope: 'openid' };
  return createOpenIdSession(client, browser, {
    identity,
    clock: createServerClock(Date.now),
    heard,
    isUsed: () => isUsed,
  });
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

  it('shares one renewal among simultaneous requests, and renews anew afterwards', async () => {
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

  it.each([
    ['for somebody who uses the portal', '/oidc', true, {}],
    ['for the portal itself', '/oidc', false, { extraTokenParams: { idle: '1' } }],
    ['in words that a foreign provider knows', 'https://login.example', false, {}],
  ])('renews %s, and hears what the new token says', async (_, authority, isUsed, request) => {
    const { client, calls } = fakeClient([userWith('new', 300, { session_expiry: 7 })], userWith('old', 0));
    const heard: unknown[] = [];

    await sessionOf(client, [], { authority, isUsed, heard: (claims) => void heard.push(claims) }).current();
    expect(calls.renewedWith).toEqual([request]);
    expect(heard).toEqual([expect.objectContaining({ session_expiry: 7 })]);
  });

  it.each([
    ['after a refusal', '/oidc', false, true, { session_ended: '1' }],
    ['on a page that was signed in before', '/oidc', true, false, { session_ended: '1' }],
    ['on a page that was not', '/oidc', false, false, {}],
    ['to a foreign provider', 'https://login.example', true, true, {}],
  ])(
    'tells the login that a session has ended: %s',
    async (_, authority, wasSignedIn, isRefused, expected) => {
      const { client, calls } = fakeClient([], userWith('old', 0));
      const session = sessionOf(client, [], { authority, wasSignedIn });

      if (isRefused) await session.toLogin();
      else void session.signIn(new URL(`${origin}/claims`));
      await vi.waitFor(() => expect(calls.logins).toHaveLength(1));
      expect(calls.logins).toEqual([expect.objectContaining({ extraQueryParams: expected })]);
    },
  );

  it('refuses a renewed token of another account', async () => {
    const { client } = fakeClient([userWith('new', 300, { aud: 'other' })], userWith('old', 0));

    expect(await sessionOf(client).current()).toEqual({ kind: 'refused' });
  });

  it('AUTH-002 takes account and e-mail from the token and returns to the page asked for', async () => {
    const { client } = fakeClient([], userWith('token', 300, {}, { path: '/claims/type' }));

    expect(
      await sessionOf(client).signIn(new URL(`${origin}/auth/callback?code=c&state=known&iss=${issuer}`)),
    ).toEqual({
      identity: { accountId: 'A-1', email: 'a@beispiel.de' },
      returnPath: '/claims/type',
    });
  });

  it.each([
    ['that this tab no longer knows', `?code=c&state=other&iss=${issuer}`, '/claims/type?a=1#b'],
    ['that the provider no longer knows', '', '/claims/type?a=1#b'],
    ['of a page that this tab does not know', '', null],
    ['of a page of somebody else', '', '//evil.example'],
  ])('begins anew at the page that was asked for after a sign-in %s', async (_, search, askedPath) => {
    const { client } = fakeClient([]);
    const left = await new Promise<string>((resolve) => {
      const url = new URL(`${origin}/auth/callback${search}`);
      void sessionOf(client, [], { left: resolve, askedPath }).signIn(url);
    });

    expect(left).toBe(origin + (askedPath?.startsWith('/claims') ? askedPath : '/'));
  });

  it('refuses the answer of another issuer', async () => {
    const { client } = fakeClient([], userWith('token', 300));

    await expect(
      sessionOf(client).signIn(new URL(`${origin}/auth/callback?code=c&iss=https://evil.example`)),
    ).rejects.toThrow('issuer');
  });

  it('reports a refusal of the provider, and fails on its other errors', async () => {
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

  it('AUTH-013 a call that a sign-out refuses does not lead to the login', async () => {
    const { client, calls } = fakeClient([]);
    const session = sessionOf(client);
    const signedOut = session.signOut();
    await session.toLogin();
    await signedOut;

    expect([calls.logins, calls.signOuts]).toEqual([[], 1]);
  });

  it('AUTH-007 leaves for the login with the way back', async () => {
    const { client, calls } = fakeClient([]);
    const paths: string[] = [];

    await sessionOf(client, [], { keepAskedPath: (path) => void paths.push(path) }).toLogin();
    expect(paths).toEqual(['/claims/details']);
    expect(calls.logins).toEqual([
      expect.objectContaining({ state: { path: '/claims/details', isAgain: true } }),
    ]);
  });
});
