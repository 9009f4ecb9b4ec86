import { createHash } from 'node:crypto';
import { SigninState } from 'oidc-client-ts';
import { describe, expect, it } from 'vitest';
import { leaveForSignIn } from '../../../src/delivery/page/leaveForSignIn.ts';
import { issuer, origin, provider } from './ownProvider.ts';

const identity = { clientId: 'portal', scope: 'openid', authority: '/oidc' };

/** Creates a page at an address, with a storage for `capacity` entries. */
function pageAt(path: string, capacity = 1) {
  const kept = new Map<string, string>();
  const left: string[] = [];
  const url = new URL(path, origin);
  const location = {
    origin,
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
    replace: (to: string) => left.push(to),
  };
  const sessionStorage = {
    setItem(key: string, value: string) {
      if (kept.size === capacity) throw new Error('full');
      kept.set(key, value);
    },
  };
  return { kept, left, page: { location, sessionStorage } as unknown as Window };
}

describe('leaving for the sign-in page', () => {
  it('sends a request with PKCE, and stores the state that the library needs for the response', async () => {
    const { kept, left, page } = pageAt('/claims/type?a=1#b');

    expect(await leaveForSignIn({ provider, identity, page })).toBe(true);

    const asked = new URL(left[0] ?? '');
    const of = (name: string) => asked.searchParams.get(name);
    const state = await SigninState.fromStorageString(kept.get(`oidc.${of('state')}`) ?? '');
    expect(asked.origin + asked.pathname).toBe(`${issuer}/auth`);
    expect(state).toMatchObject({
      id: of('state'),
      data: { path: '/claims/type?a=1#b', isAgain: false },
      request_type: 'si:r',
      authority: issuer,
      client_id: of('client_id'),
      redirect_uri: of('redirect_uri'),
      scope: of('scope'),
      nonce: of('nonce'),
    });
    expect(of('code_challenge')).toBe(
      createHash('sha256')
        .update(state.code_verifier ?? '')
        .digest('base64url'),
    );
  });

  it('keeps the address that was asked for, in case the sign-in expires', async () => {
    const { kept, page } = pageAt('/claims/type?a=1#b', 2);

    await leaveForSignIn({ provider, identity, page });
    expect(kept.get('askedPath')).toBe('/claims/type?a=1#b');
  });

  it('stays on the page when the browser has no storage', async () => {
    const { left, page } = pageAt('/', 0);

    expect(await leaveForSignIn({ provider, identity, page })).toBe(false);
    expect(left).toEqual([]);
  });
});
