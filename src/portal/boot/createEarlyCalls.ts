import { calls } from 'virtual:start-calls';
import type { Brand } from '../../brand/index.ts';
import { type ApplicationSwitches, applicationSwitches } from '../../domain/applicationSwitches.ts';
import type { Call } from '../../protocol/Call.ts';
import type { PageCalls } from '../../protocol/pageCalls.ts';
import type { EarlyCall } from '../api/EarlyCall.ts';
import { requestOf } from '../api/requestOf.ts';
import type { Tokens } from '../auth/Tokens.ts';
import type { Boot } from './Boot.ts';

interface Sending {
  readonly origin: string;
  readonly send: (request: Request) => Promise<Response>;
}

/** What the asked page asks for, and about which contract. */
interface Asked extends PageCalls {
  readonly policyNumber: string | null;
}

type Path = Readonly<Record<string, string>>;

/** As long as the program itself would wait, in milliseconds. */
const patience = 15_000;

/** The calls of the start (SHELL-001) and of the page, in the order and under the conditions in which the program asks for them. */
export function createEarlyCalls({ origin, send }: Sending): {
  readonly start: (tokens: Tokens, identity: Brand['identity'], asked: Asked) => void;
  readonly take: Boot['take'];
} {
  const waiting = new Map<string, EarlyCall>();

  function begin(called: Call, path: Path, token: string): Promise<Response> {
    const id = crypto.randomUUID().slice(0, 13);
    const { url, headers } = requestOf(called, { path }, { origin, id, token });
    const request = new Request(url, {
      headers,
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    const response = send(request);
    waiting.set(url, { id, response });
    // What nobody has taken by then is out of date.
    setTimeout(() => waiting.delete(url), patience);
    return response;
  }

  return {
    start({ accessToken, claims }, { accountIdClaim = 'accountId' }, asked) {
      const accountId = claims[accountIdClaim];
      if (typeof accountId !== 'string') return;
      begin(calls.getApplicationConfiguration, { accountId }, accessToken)
        .then(readSwitches)
        .then((switches) => {
          if (switches !== null)
            for (const [called, path] of callsAfter(switches, asked))
              void begin(called, { accountId, ...path }, accessToken).catch(() => undefined);
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

/** Null where the portal is closed: it asks for nothing more (SHELL-002). */
async function readSwitches(response: Response): Promise<ApplicationSwitches | null> {
  if (!response.ok) return null;
  const entries: unknown = await response.clone().json();
  if (!Array.isArray(entries)) return null;
  const switches = applicationSwitches(entries);
  return switches.portalDeactivated ? null : switches;
}

/** What is asked for once the portal is known to be open. */
function callsAfter(
  { drafts, claimReports }: ApplicationSwitches,
  { lists, draft, policyNumber }: Asked,
): readonly (readonly [Call, Path?])[] {
  return [
    [calls.getAccount],
    [calls.getPolicies],
    [calls.getFrequentlyUsedFunctionalities],
    ...(lists && drafts ? [[calls.getDrafts] as const] : []),
    ...(lists && claimReports ? [[calls.getClaimReports] as const] : []),
    ...(draft !== null && policyNumber && drafts
      ? [[calls.getDraft, { form: draft, policyNumber }] as const]
      : []),
  ];
}
