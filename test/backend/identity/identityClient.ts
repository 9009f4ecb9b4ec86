import { createHash, randomBytes } from 'node:crypto';
import { request as sendRequest } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  /** The address it redirects to; empty without a redirect. */
  readonly location: string;
}

interface TokenAnswer {
  readonly status: number;
  readonly error?: string;
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
}

/** A client like a browser: it keeps cookies, follows no redirects by itself and calls one host. */
export interface IdentityClient {
  readonly origin: string;
  readonly cookies: Map<string, string>;
  readonly get: (url: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  readonly post: (
    url: string,
    form: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
  /** Begins a sign-in and returns the response of the authorization endpoint. */
  readonly authorize: (
    extra?: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
  readonly token: (form: Readonly<Record<string, string>>) => Promise<TokenAnswer>;
  /** Signs in: sign-in page, password, callback, tokens. */
  readonly signIn: (email: string, password: string) => Promise<TokenAnswer>;
  /** Exchanges the code of a callback address for tokens. */
  readonly exchange: (callback: string) => Promise<TokenAnswer>;
}

export function identityClient(
  port: number,
  hostname = 'localhost',
  verifier = randomBytes(32).toString('base64url'),
  /** The address of this computer that the client calls from: its network. */
  localAddress = '127.0.0.1',
): IdentityClient {
  const origin = `http://${hostname}:${port}`;
  const cookies = new Map<string, string>();
  /** Cookies that are sent to one path only. */
  const pathCookies = new Map<string, Map<string, string>>();

  function send(
    method: string,
    url: string,
    form?: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const { pathname, search } = new URL(url, origin);
    const cookie = [...cookies, ...(pathCookies.get(pathname) ?? [])]
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const body = form && new URLSearchParams(form).toString();
    return new Promise((resolve, reject) => {
      const request = sendRequest(
        {
          port,
          host: '127.0.0.1',
          localAddress,
          method,
          path: pathname + search,
          headers: {
            host: `${hostname}:${port}`,
            cookie,
            ...headers,
            ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            for (const line of response.headers['set-cookie'] ?? []) {
              const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
              const [, path = '/'] = /; path=([^;]+)/i.exec(line) ?? [];
              const jar = path === '/' ? cookies : (pathCookies.get(path) ?? new Map<string, string>());
              if (path !== '/') pathCookies.set(path, jar);
              if (value === '') jar.delete(name);
              else jar.set(name, value);
            }
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks).toString(),
              location: response.headers.location ?? '',
            });
          });
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  }

  const get = (url: string, headers?: Readonly<Record<string, string>>) =>
    send('GET', url, undefined, headers);
  const post = (
    url: string,
    form: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ) => send('POST', url, form, headers);

  function authorize(
    extra: Readonly<Record<string, string>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const query = new URLSearchParams({
      client_id: 'portal',
      response_type: 'code',
      redirect_uri: `${origin}/auth/callback`,
      scope: 'openid profile email',
      state: 'the-state',
      nonce: 'the-nonce',
      code_challenge_method: 'S256',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      ...extra,
    });
    return get(`/oidc/auth?${query.toString()}`, headers);
  }

  async function token(form: Readonly<Record<string, string>>): Promise<TokenAnswer> {
    const answer = await post('/oidc/token', { client_id: 'portal', ...form });
    return { ...(JSON.parse(answer.body) as TokenAnswer), status: answer.status };
  }

  function exchange(callback: string): Promise<TokenAnswer> {
    return token({
      grant_type: 'authorization_code',
      code: new URL(callback).searchParams.get('code') ?? '',
      redirect_uri: `${origin}/auth/callback`,
      code_verifier: verifier,
    });
  }

  async function signIn(email: string, password: string): Promise<TokenAnswer> {
    const login = await authorize();
    const resumed = await post(login.location, { email, password });
    const callback = await get(resumed.location);
    return exchange(callback.location);
  }

  return { origin, cookies, get, post, authorize, token, signIn, exchange };
}
