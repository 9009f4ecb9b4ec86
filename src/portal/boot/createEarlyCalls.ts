import { calls } from 'virtual:start-calls';
import type { Brand } from '../../brand/index.ts';
import { applicationSwitches } from '../../domain/applicationSwitches.ts';
import type { Call } from '../../protocol/Call.ts';
import type { EarlyCall } from '../api/EarlyCall.ts';
import { requestOf } from '../api/requestOf.ts';
import type { Tokens } from '../auth/Tokens.ts';
import type { Boot } from './Boot.ts';

interface Sending {
  readonly origin: string;
  readonly send: (request: Request) => Promise<Response>;
}

/** As long as the program itself would wait, in milliseconds. */
const patience = 15_000;

/** The calls of the start (SHELL-001), in the order and under the conditions in which the program asks for them. */
export function createEarlyCalls({ origin, send }: Sending): {
  readonly start: (tokens: Tokens, identity: Brand['identity']) => void;
  readonly take: Boot['take'];
} {
  const waiting = new Map<string, EarlyCall>();

  function begin(called: Call, accountId: unknown, token: string): Promise<Response> {
    const id = crypto.randomUUID().slice(0, 13);
    const { url, headers } = requestOf(called, { path: { accountId } }, { origin, id, token });
    const request = new Request(url, {
      headers,
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    const response = send(request);
    waiting.set(url, { id, response });
    return response;
  }

  return {
    start({ accessToken, claims }, { accountIdClaim = 'accountId' }) {
      const accountId = claims[accountIdClaim];
      if (typeof accountId !== 'string') return;
      const { getApplicationConfiguration, ...others } = calls;
      begin(getApplicationConfiguration, accountId, accessToken)
        .then(isOpen)
        .then((goesOn) => {
          if (goesOn)
            for (const called of Object.values(others))
              void begin(called, accountId, accessToken).catch(() => undefined);
        })
        // Whoever takes the call learns what went wrong.
        .catch(() => undefined);
    },
    take(url) {
      const call = waiting.get(url) ?? null;
      waiting.delete(url);
      return call;
    },
  };
}

/** A portal that is closed asks for nothing more (SHELL-002). */
async function isOpen(response: Response): Promise<boolean> {
  if (!response.ok) return false;
  const entries: unknown = await response.clone().json();
  return Array.isArray(entries) && !applicationSwitches(entries).portalDeactivated;
}
