import { beforeEach, describe, expect, it, vi } from 'vitest';
import { silentSignIn } from '../../../src/portal/auth/silentSignIn.ts';
import { issuer, origin, provider } from './ownProvider.ts';

const identity = { clientId: 'portal', scope: 'openid' };

type Answers = Readonly<Record<string, unknown>>;

/** A provider whose answers differ from right ones as told. */
function answering({
  code = {},
  token = {},
  claims = {},
}: {
  code?: Answers;
  token?: Answers;
  claims?: Answers;
}) {
  const asked: URL[] = [];
  const redeemed: URLSearchParams[] = [];
  const send = vi.fn((url: string, request: RequestInit) => {
    const at = new URL(url);
    if (request.method !== 'POST') {
      asked.push(at);
      return Promise.resolve(
        Response.json({ code: 'c', state: at.searchParams.get('state'), iss: issuer, ...code }),
      );
    }
    redeemed.push(request.body instanceof URLSearchParams ? request.body : new URLSearchParams());
    const now = Math.floor(Date.now() / 1000);
    const payload = {
      iss: issuer,
      aud: 'portal',
      exp: now + 300,
      iat: now,
      nonce: asked[0]?.searchParams.get('nonce'),
      accountId: 'A-1',
      email: 'jürgen@beispiel.de',
      ...claims,
    };
    const idToken = `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;
    return Promise.resolve(
      Response.json({ access_token: 'a', id_token: idToken, expires_in: 300, ...token }),
    );
  });
  return { asked, redeemed, send };
}

vi.stubGlobal('isSecureContext', true);

const whenAsked = vi.fn();

beforeEach(() => {
  whenAsked.mockReset();
});

describe('a sign-in without leaving the page', () => {
  it('takes two requests, and the second proves that it belongs to the first', async () => {
    const { asked, redeemed, send } = answering({ token: { refresh_token: 'r' } });

    const answer = await silentSignIn({ provider, identity, origin, send, whenAsked });

    expect(answer).toMatchObject({
      kind: 'signedIn',
      tokens: {
        accessToken: 'a',
        refreshToken: 'r',
        claims: { accountId: 'A-1', email: 'jürgen@beispiel.de' },
      },
    });
    expect(send).toHaveBeenCalledTimes(2);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      prompt: 'none',
      response_mode: 'json',
      redirect_uri: `${origin}/auth/callback`,
      code_challenge_method: 'S256',
    });
    const verifier = new TextEncoder().encode(redeemed[0]?.get('code_verifier') ?? '');
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', verifier)).toString('base64url');
    expect(asked[0]?.searchParams.get('code_challenge')).toBe(digest);
  });

  it.each([
    [
      'the provider wants to see the customer',
      { code: { code: undefined, error: 'login_required' } },
      'signedOut',
    ],
    ['the answer belongs to another question', { code: { state: 'other' } }, 'failed'],
    ['another provider answers', { code: { iss: 'https://evil.example' } }, 'failed'],
    ['the tokens are missing', { token: { id_token: undefined } }, 'failed'],
    ['the token was made for another sign-in', { claims: { nonce: 'other' } }, 'failed'],
    ['the token is for another program', { claims: { aud: 'other' } }, 'failed'],
    ['the token comes from somebody else', { claims: { iss: 'https://evil.example' } }, 'failed'],
    ['the token does not say since when it is good', { claims: { iat: 'now' } }, 'failed'],
  ])('%s', async (_, differences, kind) => {
    const { send } = answering(differences);

    expect(await silentSignIn({ provider, identity, origin, send, whenAsked })).toMatchObject({ kind });
  });

  it('says when its last request is on its way, before it is answered', async () => {
    const { send, redeemed } = answering({});
    whenAsked.mockImplementation(() => expect(redeemed).toHaveLength(1));

    await silentSignIn({ provider, identity, origin, send, whenAsked });

    expect(whenAsked).toHaveBeenCalledTimes(1);
  });

  it('fails when nobody answers', async () => {
    const send = () => Promise.reject(new TypeError('Failed to fetch'));

    expect(await silentSignIn({ provider, identity, origin, send, whenAsked })).toEqual({
      kind: 'failed',
      reason: 'unreachable',
    });
  });

  it('asks nobody without a session', async () => {
    const { send } = answering({});
    const without = { ...provider, hasSession: false };

    expect(await silentSignIn({ provider: without, identity, origin, send, whenAsked })).toEqual({
      kind: 'signedOut',
    });
    expect(send).not.toHaveBeenCalled();
  });
});
