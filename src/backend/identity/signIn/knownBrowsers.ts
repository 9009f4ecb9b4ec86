import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { Database } from '../../store/openDatabase.ts';
import { day, second } from '../../settings/durations.ts';
import { settings } from '../../settings/settings.ts';

/** A sign-in account by brand and e-mail address in its normal form. */
interface Login {
  readonly brand: string;
  readonly login: string;
}

/** Browsers in which a customer has signed in before. A signed cookie says so; it opens nothing. */
export interface KnownBrowsers {
  /**
   * Returns the id of the browser when the login has signed in there before, and nothing has ended its access since then; null for any other
   * browser.
   */
  readonly find: (context: Context, login: Login) => Promise<string | null>;
  /** Puts a sign-in into the cookie of the browser. `moment` in seconds since 1970. */
  readonly remember: (context: Context, login: Login, moment: number) => Promise<void>;
}

interface BrowserParts {
  readonly database: Pick<Database, 'query'>;
  readonly scheme: 'http' | 'https';
  /** The first signs; all of them are valid. */
  readonly cookieKeys: readonly string[];
}

/** The cookie's content: an id, and for each login a digest with the moment of its last sign-in. */
interface Memory {
  /** The key that has signed it. */
  readonly key: string;
  readonly id: string;
  readonly moments: readonly (readonly [digest: string, moment: number])[];
}

const { knownBrowserDays, knownBrowserLogins } = settings.identity;
const cookieName = 'known-browser';

export function createKnownBrowsers({ database, scheme, cookieKeys }: BrowserParts): KnownBrowsers {
  const [secret = '', ...earlier] = cookieKeys.map((key) => digest(key, cookieName));
  const prefix = scheme === 'https' ? 'host' : undefined;

  async function read(context: Context): Promise<Memory | null> {
    for (const key of [secret, ...earlier]) {
      const value = await getSignedCookie(context, key, cookieName, prefix);
      if (value) return { key, ...parseMemory(value) };
    }
    return null;
  }

  return {
    async find(context, login) {
      const memory = await read(context);
      const moment = memory?.moments.find(([known]) => known === digestLogin(login, memory.key))?.[1];
      if (memory === null || moment === undefined) return null;
      const user = await database.query
        .selectFrom('users')
        .select('valid_from')
        .where('brand', '=', login.brand)
        .where('login', '=', login.login)
        .executeTakeFirst();
      return user !== undefined && moment * second >= Date.parse(user.valid_from) ? memory.id : null;
    },
    async remember(context, login, moment) {
      const memory = await read(context);
      const own = digestLogin(login, secret);
      const others = memory?.key === secret ? memory.moments.filter(([known]) => known !== own) : [];
      const moments = [[own, moment] as const, ...others].slice(0, knownBrowserLogins);
      const id = memory?.id ?? randomBytes(16).toString('base64url');
      await setSignedCookie(context, cookieName, writeMemory({ id, moments }), secret, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: (knownBrowserDays * day) / second,
        ...(prefix === undefined ? {} : { prefix, secure: true }),
      });
    },
  };
}

/** Returns a keyed digest of the e-mail address, so that other people at the same device cannot read it in the cookie. */
function digestLogin({ brand, login }: Login, key: string): string {
  return digest(key, `${brand}/${login}`).slice(0, 22);
}

const digest = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

function writeMemory({ id, moments }: Omit<Memory, 'key'>): string {
  return [id, ...moments.map(([login, moment]) => `${login}~${moment}`)].join('.');
}

function parseMemory(value: string): Omit<Memory, 'key'> {
  const [id = '', ...entries] = value.split('.');
  const moments = entries.map((entry) => {
    const [login = '', moment] = entry.split('~');
    return [login, Number(moment)] as const;
  });
  return { id, moments };
}
