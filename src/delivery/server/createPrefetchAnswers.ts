import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { applicationSwitches } from '../../domain/applicationSwitches.ts';
import { type ApplicationEntry, type OperationId, operations } from '../../protocol/index.ts';
import type { PrefetchedResponse, PrefetchRequest } from '../../protocol/signIn.ts';
import { deliverySettings } from '../deliverySettings.ts';

/** A customer who has just been signed in without a page. */
interface SignedIn {
  /** The access token, issued by this process just now. */
  readonly token: string;
  /** The request of the sign-in. */
  readonly incoming: IncomingMessage;
}

/** Makes the first calls of a page on the server, so that their responses come with the tokens. The page makes the missing ones itself. */
export type PrefetchAnswers = (
  customer: SignedIn,
  request: PrefetchRequest,
) => Promise<readonly PrefetchedResponse[]>;

/** Answers a request that this process makes to itself, on behalf of the client of `incoming`. */
type AnswerRequest = (
  request: Request,
  bindings: { readonly incoming: IncomingMessage },
) => Response | Promise<Response>;

/** Values of a path besides the account. */
type PathValues = Readonly<Record<string, string>>;

/** Response headers that are passed on to the page. */
const sentHeaders = ['content-type', 'retry-after', 'www-authenticate', 'x-correlation-id'];

/**
 * Creates the function that makes the first calls of a page. They are those of the page itself, in the same order and under the same
 * conditions: first the configuration, then the rest, unless the portal is closed (SHELL-001, SHELL-002).
 */
export function createPrefetchAnswers(answerRequest: AnswerRequest): PrefetchAnswers {
  return async (customer, request) => {
    const responses: PrefetchedResponse[] = [];
    const accountId = String(decodeJwt(customer.token)['accountId']);
    const call = async (id: OperationId, values: PathValues = {}): Promise<PrefetchedResponse> => {
      const response = await callOperation(answerRequest, customer, fillPath(id, { ...values, accountId }));
      responses.push(response);
      return response;
    };
    const calls = call('getApplicationConfiguration').then((configuration) =>
      Promise.all(listCalls(configuration, request).map(([id, values]) => call(id, values))),
    );
    await Promise.race([calls, wait(deliverySettings.firstAnswersTimeoutMilliseconds, null, { ref: false })]);
    return [...responses];
  };
}

function fillPath(id: OperationId, values: PathValues): string {
  return operations[id].path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

async function callOperation(
  answerRequest: AnswerRequest,
  { token, incoming }: SignedIn,
  path: string,
): Promise<PrefetchedResponse> {
  const host = incoming.headers.host ?? '';
  const request = new Request(`http://${host}${path}`, {
    headers: {
      host,
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      // The id is as short as those of the portal, because customers tell it on the telephone.
      'x-correlation-id': randomUUID().slice(0, 13),
    },
  });
  const response = await answerRequest(request, { incoming });
  const headers = [...response.headers].filter(([name]) => sentHeaders.includes(name));
  return {
    path,
    status: response.status,
    headers: Object.fromEntries(headers),
    body: await response.text(),
  };
}

/** Lists the calls after the configuration; none when the portal is closed. */
function listCalls(
  { status, body }: PrefetchedResponse,
  { lists, draft, policyNumber }: PrefetchRequest,
): readonly (readonly [OperationId, PathValues?])[] {
  if (status !== 200) return [];
  const switches = applicationSwitches(JSON.parse(body) as readonly ApplicationEntry[]);
  if (switches.portalDeactivated) return [];
  const { drafts, claimReports } = switches;
  return [
    ['getAccount'],
    ['getPolicies'],
    ['getFrequentlyUsedFunctionalities'],
    ...(lists && drafts ? [['getDrafts'] as const] : []),
    ...(lists && claimReports ? [['getClaimReports'] as const] : []),
    ...(draft && policyNumber && drafts ? [['getDraft', { form: draft, policyNumber }] as const] : []),
  ];
}
