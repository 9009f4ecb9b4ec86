import { createHmac } from 'node:crypto';
import { decodeProtectedHeader } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../../../src/backend/api/isCallerValid.ts';
import { createForeignVerifier } from '../../../src/backend/identity/createForeignVerifier.ts';
import { createServerClock } from '../../../src/portal/api/createServerClock.ts';
import { createOpenIdSession } from '../../../src/portal/auth/createOpenIdSession.ts';
import { createOpenIdClient } from '../../../src/portal/auth/createOpenIdClient.ts';
import { testApp } from '../../backend/fixtures/testApp.ts';
import { type ForeignProvider, startForeignProvider } from '../../backend/identity/foreignProvider.ts';

const portal = 'http://portal.example';
const account = '20410017';
const minute = 60_000;
let plain: ForeignProvider;
let rotating: ForeignProvider;

beforeAll(async () => {
  const started = [false, true].map((refreshTokens) =>
    startForeignProvider({ portal, account, refreshTokens }),
  );
  const [one, other] = await Promise.all(started);
  if (one === undefined || other === undefined) throw new Error('no provider');
  plain = one;
  rotating = other;
});
afterAll(() => {
  plain.stop();
  rotating.stop();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The sign-in of a tab, as the portal makes it, on a page that only notes where it is sent. */
function tab({ identity, follow }: ForeignProvider) {
  const visited: string[] = [];
  const stored = new Map<string, string>();
  const location = {
    replace: (url: string) => visited.push(url),
    assign: (url: string) => visited.push(url),
  };
  vi.stubGlobal('window', { self: { location }, location, addEventListener: () => undefined });
  vi.stubGlobal('sessionStorage', {
    get length() {
      return stored.size;
    },
    key: (index: number) => [...stored.keys()][index] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
    clear: () => stored.clear(),
  });
  const clock = createServerClock(Date.now);
  const refused: string[] = [];
  const browser = {
    origin: portal,
    path: () => '/claims',
    askedPath: () => null,
    keepAskedPath: () => undefined,
    leaveFor: () => undefined,
    wasSignedIn: () => false,
    giveUp: (refusedBy: string) => void refused.push(refusedBy),
  };
  const session = createOpenIdSession(createOpenIdClient(identity, portal, null), browser, {
    identity,
    clock,
    heard: () => undefined,
    isUsed: () => false,
  });
  const left = async () => {
    await expect.poll(() => visited.length, { timeout: 30_000 }).toBe(1);
    return follow(visited.pop() ?? '');
  };
  return { session, clock, refused, left };
}

async function signedIn(provider: ForeignProvider) {
  const made = tab(provider);
  void made.session.signIn(new URL(`${portal}/claims?x=1`));
  const back = await made.left();
  return { ...made, result: await made.session.signIn(back) };
}

async function tokenOf({ session }: Awaited<ReturnType<typeof signedIn>>): Promise<string> {
  const answer = await session.current();
  return answer.kind === 'token' ? answer.token : answer.kind;
}

describe('a foreign provider', () => {
  const caller: Caller = {
    accountId: account,
    grantId: null,
    issuedAt: expect.any(Number),
  };

  it('BRAND-003 AUTH-002 signs in from configuration alone, and the back end takes its token', async () => {
    const here = await signedIn(plain);

    expect(here.result).toEqual({
      identity: { accountId: account, email: 'anna@anderswo.example' },
      returnPath: '/claims?x=1',
    });
    const token = await tokenOf(here);
    expect(await createForeignVerifier(plain.identity)(token)).toEqual(caller);
  });

  it.each<[string, Partial<ForeignProvider['identity']>]>([
    ['for another audience', { audience: 'https://api.anderer.example' }],
    ['with another signature', { algorithms: ['RS256'] }],
    ['without the claim that names the account', { accountIdClaim: 'accountId' }],
  ])('gives no token %s', async (_, change) => {
    const token = await tokenOf(await signedIn(plain));

    expect(await createForeignVerifier({ ...plain.identity, ...change })(token)).toBeNull();
  });

  it.each(['RS256', 'PS256', 'EdDSA'] as const)(
    'may sign by %s, if the brand names that, and is refused by those it does not name',
    async (algorithm) => {
      await rotating.rotateKeys(algorithm);
      const { identity } = rotating;
      const here = await signedIn(rotating);
      const token = await tokenOf(here);

      expect(here.result.identity.accountId).toBe(account);
      expect(decodeProtectedHeader(token).alg).toBe(algorithm);
      expect(await createForeignVerifier({ ...identity, algorithms: ['ES256', algorithm] })(token)).toEqual(
        caller,
      );
      expect(await createForeignVerifier({ ...identity, algorithms: ['ES256', 'ES512'] })(token)).toBeNull();
      expect(await createForeignVerifier(identity)(token)).toBeNull();
      await rotating.rotateKeys();
    },
  );

  it('accepts no token that is signed with a public value', async () => {
    const { identity } = plain;
    const token = await tokenOf(await signedIn(plain));
    const [, payload = ''] = token.split('.');
    const header = decodeProtectedHeader(token);
    const { jwks_uri: address } = (await (
      await fetch(`${identity.authority}/.well-known/openid-configuration`)
    ).json()) as { readonly jwks_uri: string };
    const keys = await (await fetch(address)).text();
    const forged = (alg: string, sign: (text: string) => string) => {
      const head = Buffer.from(JSON.stringify({ ...header, alg })).toString('base64url');
      return `${head}.${payload}.${sign(`${head}.${payload}`)}`;
    };
    const verify = createForeignVerifier(identity);

    expect(await verify(token)).toEqual(caller);
    expect(await verify(forged('none', () => ''))).toBeNull();
    expect(
      await verify(forged('HS256', (text) => createHmac('sha256', keys).update(text).digest('base64url'))),
    ).toBeNull();
  });

  it('accepts neither tokens of another provider nor tokens without a verifiable signature', async () => {
    const token = await tokenOf(await signedIn(plain));

    expect(await createForeignVerifier(rotating.identity)(token)).toBeNull();
    const gone = { ...plain.identity, authority: 'http://localhost:1/konto' };
    expect(await createForeignVerifier(gone)(token)).toBe('unreachable');
  });

  it('AUTH-002 opens accounts of its own brand only', async () => {
    const verify = createForeignVerifier(plain.identity);
    const app = await testApp({ verify });
    const token = await tokenOf(await signedIn(plain));
    vi.unstubAllGlobals();
    const readPolicies = async (host: string) =>
      (await app.call(token, 'GET', `/api/v1/policy/accounts/${account}`, { host })).status;

    expect([await readPolicies('localhost'), await readPolicies('nordkamp.localhost')]).toEqual([200, 403]);
    await app.close();
  });

  it('AUTH-007 without refresh tokens leaves for the login when the token ends', async () => {
    const { session } = await signedIn(plain);

    expect(await session.renew()).toEqual({ kind: 'refused' });
  });

  it('AUTH-006 with refresh tokens renews', async () => {
    const here = await signedIn(rotating);

    const renewed = await here.session.renew();

    expect(renewed.kind).toBe('token');
    expect(await tokenOf(here)).toBe(renewed.kind === 'token' ? renewed.token : '');
  });

  it('can sign with a new key: unknown keys are fetched, at most once in ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const verify = createForeignVerifier(rotating.identity);
    expect(await verify(await tokenOf(await signedIn(rotating)))).toEqual(caller);
    await rotating.rotateKeys();
    const token = await tokenOf(await signedIn(rotating));

    const asked = vi.spyOn(globalThis, 'fetch');
    expect([await verify(token), asked.mock.calls.length]).toEqual([null, 0]);
    vi.setSystemTime(Date.now() + 11_000);
    expect([await verify(token), asked.mock.calls.length]).toEqual([caller, 1]);
    expect([await verify(token), asked.mock.calls.length]).toEqual([caller, 1]);
    asked.mockRestore();
  });

  it.each([6 * minute, -6 * minute])('signs in a device whose clock is %i ms ahead', async (ahead) => {
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + ahead });

    const here = await signedIn(rotating);

    expect(here.result.identity.accountId).toBe(account);
    expect(Math.abs(here.clock.now().getTime() - now)).toBeLessThan(minute);
    expect((await here.session.renew()).kind).toBe('token');
  });

  it('gets one new sign-in for a refused token, then the page reports the refusal', async () => {
    const { session, refused, left } = await signedIn(plain);

    void session.toLogin();
    await session.signIn(await left());
    expect(refused).toEqual([]);
    await session.toLogin();
    expect(refused).toEqual(['portal']);

    session.accepted();
    void session.toLogin();
    expect((await left()).pathname).toBe('/auth/callback');
    expect(refused).toHaveLength(1);
  });
});
