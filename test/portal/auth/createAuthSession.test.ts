import { describe, expect, it, vi } from 'vitest';
import { createServerClock } from '../../../src/portal/api/createServerClock.ts';
import { createAuthSession } from '../../../src/portal/auth/createAuthSession.ts';
import type { OpenIdSession } from '../../../src/portal/auth/createOpenIdSession.ts';
import type { SilentAnswer, Tokens } from '../../../src/portal/auth/Tokens.ts';

const origin = 'https://portal.example';
const tokens: Tokens = {
  accessToken: 'early',
  idToken: 'i',
  refreshToken: 'r',
  scope: undefined,
  goodUntil: Date.now() + 300_000,
  claims: { accountId: 'A-1', email: 'a@beispiel.de', iat: Math.floor(Date.now() / 1000) },
};

function sessionOf(answer: SilentAnswer, load?: () => Promise<OpenIdSession>) {
  const renewed = { kind: 'token', token: 'renewed' } as const;
  const library = {
    adopt: vi.fn(() => Promise.resolve()),
    signIn: vi.fn(() => Promise.resolve({ identity: { accountId: 'B', email: 'b' }, returnPath: '/there' })),
    current: vi.fn(() => Promise.resolve(renewed)),
    renew: vi.fn(() => Promise.resolve(renewed)),
    accepted: vi.fn(),
    renewedIdentity: vi.fn(() => Promise.resolve(null)),
    toLogin: vi.fn(() => Promise.resolve()),
    signOut: vi.fn(() => Promise.resolve()),
    forget: vi.fn(() => Promise.resolve()),
  } satisfies OpenIdSession;
  const heard = vi.fn();
  const loads = vi.fn(load ?? (() => Promise.resolve(library)));
  const browser = {
    origin,
    path: () => '/',
    askedPath: () => null,
    keepAskedPath: () => undefined,
    leaveFor: () => undefined,
    wasSignedIn: () => false,
    giveUp: () => undefined,
  };
  const session = createAuthSession({
    browser,
    identity: { authority: '/oidc', clientId: 'portal', scope: 'openid' },
    clock: createServerClock(Date.now),
    heard,
    silent: Promise.resolve(answer),
    load: loads,
  });
  return { session, library, loads, heard };
}

describe('the sign-in of a tab', () => {
  it('AUTH-002 takes the account from the token that came with the page, and loads nothing more', async () => {
    const { session, loads, heard } = sessionOf({ kind: 'signedIn', tokens });

    expect(await session.signIn(new URL(`${origin}/claims?step=1#top`))).toEqual({
      identity: { accountId: 'A-1', email: 'a@beispiel.de' },
      returnPath: '/claims?step=1#top',
    });
    expect(await session.current()).toEqual({ kind: 'token', token: 'early' });
    expect(loads).not.toHaveBeenCalled();
    expect(heard.mock.calls).toEqual([[tokens.claims]]);
  });

  it('AUTH-006 passes an ageing token to the library, once, before a renewal', async () => {
    const { session, library } = sessionOf({
      kind: 'signedIn',
      tokens: { ...tokens, goodUntil: Date.now() + 4000 },
    });
    await session.signIn(new URL(origin));

    expect(await Promise.all([session.current(), session.current()])).toEqual([
      { kind: 'token', token: 'renewed' },
      { kind: 'token', token: 'renewed' },
    ]);
    expect(library.adopt).toHaveBeenCalledOnce();
    expect(library.adopt.mock.invocationCallOrder[0]).toBeLessThan(
      library.current.mock.invocationCallOrder[0] ?? 0,
    );
  });

  it.each([
    ['nobody is signed in', { kind: 'signedOut' }, '/claims'],
    ['the provider sends somebody back', { kind: 'signedIn', tokens }, '/auth/callback?code=c'],
  ] as const)('leaves it to the library where %s', async (_, answer, path) => {
    const { session, library } = sessionOf(answer);

    expect((await session.signIn(new URL(origin + path))).returnPath).toBe('/there');
    expect(library.signIn).toHaveBeenCalledOnce();
  });

  it('throws when the provider does not answer', async () => {
    const { session } = sessionOf({ kind: 'failed', reason: 'unreachable' });

    await expect(session.signIn(new URL(origin))).rejects.toThrow('unreachable');
  });

  it('treats a library that cannot be loaded as an unreachable provider, and loads it again', async () => {
    let isThere = false;
    const { session, library, loads } = sessionOf({ kind: 'signedIn', tokens }, () =>
      isThere ? Promise.resolve(library) : Promise.reject(new Error('offline')),
    );
    await session.signIn(new URL(origin));

    expect(await session.renew()).toEqual({ kind: 'unreachable' });
    isThere = true;
    expect(await session.renew()).toEqual({ kind: 'token', token: 'renewed' });
    expect(library.adopt).toHaveBeenCalledWith(tokens);
    expect(loads).toHaveBeenCalledTimes(2);
  });

  it('AUTH-013 has no token any more after another tab has signed out', async () => {
    const { session, library } = sessionOf({ kind: 'signedIn', tokens });
    await session.signIn(new URL(origin));
    await session.forget();
    await session.current();

    expect(library.adopt).not.toHaveBeenCalled();
    expect(library.current).toHaveBeenCalledOnce();
  });
});
