import { createHash } from 'node:crypto';
import { SigninState } from 'oidc-client-ts';
import { describe, expect, it } from 'vitest';
import { leaveForSignIn } from '../../../src/delivery/page/leaveForSignIn.ts';
import { issuer, origin, provider } from './ownProvider.ts';

const identity = { clientId: 'portal', scope: 'openid', authority: '/oidc' };

/** A page at an address, with a storage that takes `room` entries. */
function pageAt(path: string, room = 1) {
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
      if (kept.size === room) throw new Error('full');
      kept.set(key, value);
    },
  };
  return { kept, left, page: { location, sessionStorage } as unknown as Window };
}

describe('leaving for the sign-in page', () => {
  it('asks with PKCE, and keeps what the library needs to go on from the answer', async () => {
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

  it('stays where the browser keeps nothing', async () => {
    const { left, page } = pageAt('/', 0);

    expect(await leaveForSignIn({ provider, identity, page })).toBe(false);
    expect(left).toEqual([]);
  });
});
