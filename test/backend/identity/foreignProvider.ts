import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Brand } from '../../../src/brand/index.ts';

export interface ForeignProvider {
  /** The part of `brand.json` for this provider. */
  readonly identity: Brand['identity'];
  /** Changes the signing key, and ends all sessions. */
  readonly rotateKeys: (algorithm?: string) => Promise<void>;
  /** Follows a sign-in from its address at the provider to the one that leads back to the portal. */
  readonly follow: (address: string) => Promise<URL>;
  readonly stop: () => void;
}

interface ForeignSettings {
  /** Origin of the portal. */
  readonly portal: string;
  /** The account number of the customer who signs in. */
  readonly account: string;
  readonly refreshTokens: boolean;
}

/** Starts an OpenID provider that differs from the embedded one as much as possible, in its own process. */
export async function startForeignProvider(settings: ForeignSettings): Promise<ForeignProvider> {
  const program = fileURLToPath(new URL('foreignProviderProcess.mjs', import.meta.url));
  const child = fork(program, [JSON.stringify(settings)], { silent: true });
  const authority = await nextIssuer(child);

  return {
    identity: {
      authority,
      clientId: 'web-4711',
      scope: 'openid',
      accountIdClaim: 'kundennummer',
      emailClaim: 'mail',
      audience: 'https://api.versicherer.example',
      algorithms: ['ES256'],
    },
    async rotateKeys(algorithm = 'ES256') {
      const rotated = nextIssuer(child);
      child.send(algorithm);
      await rotated;
    },
    follow: (address) => follow(address, settings.portal),
    stop: () => child.kill(),
  };
}

function nextIssuer(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) =>
      typeof message === 'object' && 'issuer' in message ? resolve(String(message.issuer)) : undefined,
    );
    child.once('exit', () => reject(new Error('The foreign provider has ended.')));
  });
}

async function follow(address: string, portal: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = new URL(address);
  for (let steps = 0; steps < 8 && at.origin !== portal; steps += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    at = new URL(response.headers.get('location') ?? '', at);
  }
  return at;
}
