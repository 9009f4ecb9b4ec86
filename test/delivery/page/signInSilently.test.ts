import { describe, expect, it, vi } from 'vitest';
import { signInSilently } from '../../../src/delivery/page/signInSilently.ts';
import { readPrefetchRequest } from '../../../src/protocol/signIn.ts';
import { issuer, origin, provider } from './ownProvider.ts';

const identity = { clientId: 'portal', scope: 'openid' };
const prefetch = { lists: true, draft: 'claim-report', policyNumber: '4 Ü' };
const who = { provider, identity, origin, prefetch };

type Answers = Readonly<Record<string, unknown>>;

/** Creates a provider whose response differs from a valid one in the given parts. */
function answering({
  answer = {},
  claims = {},
  status = 200,
}: {
  answer?: Answers;
  claims?: Answers;
  status?: number;
}) {
  const urls: URL[] = [];
  const headers: Headers[] = [];
  const send = vi.fn((url: string, request: RequestInit) => {
    const at = new URL(url);
    urls.push(at);
    headers.push(new Headers(request.headers));
    const now = Math.floor(Date.now() / 1000);
    const payload = {
      iss: issuer,
      aud: 'portal',
      exp: now + 300,
      iat: now,
      nonce: at.searchParams.get('nonce'),
      accountId: 'A-1',
      email: 'jürgen@beispiel.de',
      ...claims,
    };
    const tokens = {
      access_token: 'a',
      id_token: `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`,
      expires_in: 300,
    };
    const told = { state: at.searchParams.get('state'), iss: issuer };
    return Promise.resolve(Response.json({ ...told, ...tokens, ...answer }, { status }));
  });
  return { urls, headers, send };
}

vi.stubGlobal('isSecureContext', true);

describe('a sign-in without leaving the page', () => {
  it('takes one request, which contains the verifier of its code', async () => {
    const { urls, headers, send } = answering({ answer: { refresh_token: 'r' } });

    const answer = await signInSilently({ ...who, send });

    expect(answer).toMatchObject({
      kind: 'signedIn',
      tokens: {
        accessToken: 'a',
        refreshToken: 'r',
        claims: { accountId: 'A-1', email: 'jürgen@beispiel.de' },
      },
    });
    expect(send).toHaveBeenCalledTimes(1);
    expect(Object.fromEntries(urls[0]?.searchParams ?? [])).toMatchObject({
      prompt: 'none',
      response_mode: 'json',
      redirect_uri: `${origin}/auth/callback`,
      code_challenge_method: 'S256',
    });
    const verifier = new TextEncoder().encode(headers[0]?.get('x-code-verifier') ?? '');
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', verifier)).toString('base64url');
    expect(urls[0]?.searchParams.get('code_challenge')).toBe(digest);
  });

  it('names the calls to prefetch, and returns their responses', async () => {
    const responses = [{ path: '/api', status: 200, headers: {}, body: '[]' }];
    const { headers, send } = answering({ answer: { responses } });

    expect(await signInSilently({ ...who, send })).toMatchObject({ kind: 'signedIn', responses });
    expect(readPrefetchRequest(headers[0]?.get('x-prefetch') ?? '')).toEqual(prefetch);
    const none = answering({});
    expect(await signInSilently({ ...who, send: none.send })).toMatchObject({
      kind: 'signedIn',
      responses: [],
    });
  });

  it.each([
    ['the provider wants to see the customer', { answer: { error: 'login_required' } }, 'signedOut'],
    ['the answer belongs to another question', { answer: { state: 'other' } }, 'failed'],
    ['another provider answers', { answer: { iss: 'https://evil.example' } }, 'failed'],
    ['the tokens are missing', { answer: { id_token: undefined } }, 'failed'],
    ['the code is not redeemed', { status: 400, answer: { error: 'invalid_grant' } }, 'failed'],
    ['the token was made for another sign-in', { claims: { nonce: 'other' } }, 'failed'],
    ['the token is for another program', { claims: { aud: 'other' } }, 'failed'],
    ['the token comes from somebody else', { claims: { iss: 'https://evil.example' } }, 'failed'],
    ['the token does not say since when it is good', { claims: { iat: 'now' } }, 'failed'],
  ])('ends as it must when %s (%j): %s', async (_, differences, kind) => {
    const { send } = answering(differences);

    expect(await signInSilently({ ...who, send })).toMatchObject({ kind });
  });

  it('fails without a response', async () => {
    const send = () => Promise.reject(new TypeError('Failed to fetch'));

    expect(await signInSilently({ ...who, send })).toEqual({
      kind: 'failed',
      reason: 'unreachable',
    });
  });

  it('sends no request without a session', async () => {
    const { send } = answering({});
    const without = { ...provider, hasSession: false };

    expect(await signInSilently({ ...who, provider: without, send })).toEqual({
      kind: 'signedOut',
    });
    expect(send).not.toHaveBeenCalled();
  });
});
